import { ColumnsPanelTrigger, DataGrid, Toolbar } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof ColumnsPanelTrigger>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger {...props} />
    </Toolbar>
  );
}

export default function ColumnsPanelTriggerPlayground() {
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
  children: 'Columns',
  first: ['children', 'size', 'disabled'],
  hidden: ['role', 'title', 'startIcon'],
};
