import { DataGrid, GridEditSingleSelectCell } from '@mui/x-data-grid';
import type {
  GridEditSingleSelectCellProps,
  GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', note: 'Needs new ropes' },
  { id: 2, ship: 'Petrel', note: 'Ready' },
];

export default function GridEditSingleSelectCellPlayground(
  props: Partial<GridEditSingleSelectCellProps>,
) {
  const columns: GridColDef[] = [
    {
      field: 'note',
      headerName: 'Note (double-click to edit)',
      type: 'singleSelect',
      valueOptions: ['Needs new ropes', 'Ready'],
      width: 240,
      editable: true,
      renderEditCell: (params) => (
        <GridEditSingleSelectCell {...params} {...props} />
      ),
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  defaults: { initialOpen: false },
  first: ['initialOpen'],
  hidden: ['changeReason', 'isProcessingProps', 'isValidating'],
};
