import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

const rows = [
  { id: 1, ship: 'Gannet', note: 'Needs new ropes' },
  { id: 2, ship: 'Petrel', note: 'Ready' },
];

export default function GridActionsCellPlayground(
  props: Partial<ComponentProps<typeof GridActionsCell>>,
) {
  const columns: GridColDef[] = [
    { field: 'ship', headerName: 'Ship', width: 140 },
    {
      field: 'actions',
      type: 'actions',
      width: 100,
      renderCell: (params) => (
        <GridActionsCell {...params} {...props}>
          <GridActionsCellItem icon={<EditIcon />} label="Edit" />
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            showInMenu
          />
        </GridActionsCell>
      ),
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  first: ['position'],
  hidden: ['suppressChildrenValidation'],
};
