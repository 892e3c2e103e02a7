import { DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof ExportCsv>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <ExportCsv {...props} />
    </Toolbar>
  );
}

export default function ExportCsvPlayground() {
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
  children: 'Download as CSV',
  first: ['children', 'size', 'disabled', 'options'],
  values: {
    options: {
      semicolons: { delimiter: ';' },
      'without headers': { includeHeaders: false },
    },
  },
  hidden: ['role', 'title', 'startIcon'],
};
