import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridEditInputCellProps, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', note: 'Needs new ropes' },
  { id: 2, ship: 'Petrel', note: 'Ready' },
];

export default function GridEditInputCellPlayground(
  props: Partial<GridEditInputCellProps>,
) {
  const columns: GridColDef[] = [
    {
      field: 'ship',
      headerName: 'Ship (double-click to edit)',
      width: 240,
      editable: true,
      renderEditCell: (params) => <GridEditInputCell {...params} {...props} />,
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  defaults: { debounceMs: 200 },
  first: ['debounceMs'],
  hidden: ['changeReason', 'isProcessingProps', 'isValidating'],
};
