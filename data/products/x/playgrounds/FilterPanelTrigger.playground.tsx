import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof FilterPanelTrigger>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger {...props} />
    </Toolbar>
  );
}

export default function FilterPanelTriggerPlayground() {
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
  children: 'Filters',
  first: ['children', 'size', 'disabled'],
  hidden: ['role', 'title', 'startIcon'],
};
