import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

const harbors = ['Bergen', 'Cork', 'Gdynia', 'Porto', 'Split'];

const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  harbor: harbors[index % harbors.length],
  boxes: ((index * 37) % 80) + 4,
  loaded: index % 3 !== 0,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ship', width: 64 },
  {
    field: 'harbor',
    headerName: 'Harbor',
    flex: 1,
    minWidth: 96,
    editable: true,
  },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80 },
  { field: 'loaded', headerName: 'Loaded', type: 'boolean', width: 80 },
];

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Ships" rows={rows} columns={columns} {...props} />
    </div>
  );
}

export const playground = {
  // Beside the number of selected rows, the footer has no room for the next page.
  defaults: { checkboxSelection: true, hideFooterSelectedRowCount: true },
  restart: ['density', 'autoPageSize'],
  values: { rowHeight: [36, 52, 72], columnHeaderHeight: [40, 56, 80] },
  first: [
    'density',
    'checkboxSelection',
    'showToolbar',
    'loading',
    'rowHeight',
    'hideFooter',
    'showCellVerticalBorder',
    'disableColumnMenu',
  ],
};
