import { DataGrid, GridEditDateCell } from '@mui/x-data-grid';
import type { GridColDef, GridEditDateCellProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', sails: new Date(2026, 4, 3) },
  { id: 2, ship: 'Petrel', sails: new Date(2026, 4, 17) },
];

export default function GridEditDateCellPlayground(
  props: Partial<GridEditDateCellProps>,
) {
  const columns: GridColDef[] = [
    { field: 'ship', headerName: 'Ship', width: 120 },
    {
      field: 'sails',
      headerName: 'Sails on (double-click to edit)',
      type: 'date',
      width: 240,
      editable: true,
      renderEditCell: (params) => <GridEditDateCell {...params} {...props} />,
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  first: ['slotProps'],
  values: {
    slotProps: {
      narrow: { root: { fullWidth: false } },
      disabled: { root: { disabled: true } },
    },
  },
  hidden: ['changeReason', 'isProcessingProps', 'isValidating'],
};
