import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof QuickFilterControl>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <QuickFilter>
        <QuickFilterControl {...props} />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterControlPlayground() {
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
  defaults: { placeholder: 'Search ships', size: 'small' },
  first: ['placeholder', 'size', 'color', 'helperText', 'disabled', 'error'],
  hidden: ['autoComplete', 'role', 'type'],
};
