import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof Toolbar>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar {...props}>
      <ToolbarButton aria-label="Add a ship">
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton aria-label="Delete a ship">
        <DeleteIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarPlayground() {
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

export const playground = {};
