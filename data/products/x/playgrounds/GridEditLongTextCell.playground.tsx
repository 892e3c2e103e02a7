import { DataGrid, GridEditLongTextCell } from '@mui/x-data-grid';
import type { GridEditLongTextCellProps, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', note: 'Needs new ropes' },
  { id: 2, ship: 'Petrel', note: 'Ready' },
];

export default function GridEditLongTextCellPlayground(
  props: Partial<GridEditLongTextCellProps>,
) {
  const columns: GridColDef[] = [
    {
      field: 'note',
      headerName: 'Note (double-click to edit)',
      type: 'longText',
      width: 240,
      editable: true,
      renderEditCell: (params) => (
        <GridEditLongTextCell {...params} {...props} />
      ),
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  defaults: { debounceMs: 200 },
  first: ['debounceMs'],
  hidden: ['changeReason', 'isProcessingProps', 'isValidating'],
};
