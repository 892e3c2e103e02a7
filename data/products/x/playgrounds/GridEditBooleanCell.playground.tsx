import { DataGrid, GridEditBooleanCell } from '@mui/x-data-grid';
import type { GridColDef, GridEditBooleanCellProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', ready: false },
  { id: 2, ship: 'Petrel', ready: true },
];

export default function GridEditBooleanCellPlayground(
  props: Partial<GridEditBooleanCellProps>,
) {
  const columns: GridColDef[] = [
    { field: 'ship', headerName: 'Ship', width: 120 },
    {
      field: 'ready',
      headerName: 'Ready (double-click to edit)',
      type: 'boolean',
      width: 240,
      editable: true,
      renderEditCell: (params) => (
        <GridEditBooleanCell {...params} {...props} />
      ),
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  hidden: ['changeReason', 'isProcessingProps', 'isValidating'],
};
