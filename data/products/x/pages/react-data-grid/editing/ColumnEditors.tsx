import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const tours = [
  { id: 1, tour: 'Old harbor', seats: 12, day: new Date(2026, 4, 2), level: 'Easy', open: true },
  { id: 2, tour: 'Lighthouse', seats: 8, day: new Date(2026, 4, 9), level: 'Moderate', open: true },
  { id: 3, tour: 'Sea cliffs', seats: 6, day: new Date(2026, 4, 16), level: 'Hard', open: false },
  { id: 4, tour: 'Night market', seats: 20, day: new Date(2026, 4, 23), level: 'Easy', open: true },
];

const columns: GridColDef[] = [
  { field: 'tour', headerName: 'Tour', editable: true, flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true, width: 90 },
  { field: 'day', headerName: 'Day', type: 'date', editable: true, width: 140 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Easy', 'Moderate', 'Hard'],
    editable: true,
    width: 130,
  },
  { field: 'open', headerName: 'Open', type: 'boolean', editable: true, width: 90 },
];

export default function ColumnEditors() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Tours" rows={tours} columns={columns} hideFooter />
    </Box>
  );
}
