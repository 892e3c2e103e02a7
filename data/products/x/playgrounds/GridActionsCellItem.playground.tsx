import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Gannet', note: 'Needs new ropes' },
  { id: 2, ship: 'Petrel', note: 'Ready' },
];

export default function GridActionsCellItemPlayground(props: {
  label: string;
}) {
  const columns: GridColDef[] = [
    { field: 'ship', headerName: 'Ship', width: 140 },
    {
      field: 'actions',
      type: 'actions',
      width: 100,
      renderCell: (params) => (
        <GridActionsCell {...params}>
          <GridActionsCellItem icon={<EditIcon />} {...props} />
        </GridActionsCell>
      ),
    },
  ];
  return <DataGrid rows={rows} columns={columns} hideFooter />;
}

export const playground = {
  defaults: { label: 'Edit' },
  first: ['label', 'color', 'size', 'disabled', 'showInMenu'],
  hidden: [
    'edge',
    'iconEnd',
    'iconStart',
    'inert',
    'role',
    'selected',
    'title',
    'closeMenuOnClick',
  ],
};
