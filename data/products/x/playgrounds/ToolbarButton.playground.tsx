import AddIcon from '@mui/icons-material/Add';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof ToolbarButton>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <ToolbarButton {...props} aria-label="Add a ship">
        <AddIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarButtonPlayground() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      slots={{ toolbar: ShipsToolbar }}
      showToolbar
      hideFooter
    />
  );
}

export const playground = {
  first: ['color', 'size', 'edge', 'disabled'],
  hidden: ['role', 'title'],
};
