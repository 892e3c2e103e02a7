import { DataGrid, ExportPrint, Toolbar } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof ExportPrint>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <ExportPrint {...props} />
    </Toolbar>
  );
}

export default function ExportPrintPlayground() {
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
  children: 'Print',
  first: ['children', 'size', 'disabled', 'options'],
  values: {
    options: {
      'without the footer': { hideFooter: true },
      'without the toolbar': { hideToolbar: true },
    },
  },
  hidden: ['role', 'title', 'startIcon'],
};
