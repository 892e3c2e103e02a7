import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

const harbors = ['Bergen', 'Cork', 'Gdynia', 'Porto', 'Split'];
const cargoes = [
  'Coffee',
  'Machines',
  'Paper',
  'Tea',
  'Tiles',
  'Timber',
  'Wool',
];

const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  harbor: harbors[index % harbors.length],
  cargo: cargoes[index % cargoes.length],
  boxes: ((index * 37) % 80) + 4,
  tons: ((index * 53) % 290) + 12,
  loaded: index % 3 !== 0,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ship', width: 80 },
  {
    field: 'harbor',
    headerName: 'Harbor',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 110 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 100 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 100 },
  { field: 'loaded', headerName: 'Loaded', type: 'boolean', width: 100 },
];

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Ships" rows={rows} columns={columns} {...props} />
    </div>
  );
}

export const playground = {
  // On a phone, the footer has no room for the next page beside the number of selected rows.
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
