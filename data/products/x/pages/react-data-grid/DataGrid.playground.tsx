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
  { field: 'id', headerName: 'Ship', width: 90 },
  { field: 'harbor', headerName: 'Harbor', width: 130, editable: true },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 110 },
  { field: 'loaded', headerName: 'Loaded', type: 'boolean', width: 110 },
];

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

export const playground = {
  defaults: { checkboxSelection: true },
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
