import * as React from 'react';
import Box from '@mui/material/Box';
import ErrorIcon from '@mui/icons-material/Error';
import {
  DataGrid,
  GridEditInputCell,
  GridRowModes,
  useGridApiRef,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const tours = [
  { id: 1, tour: 'Old harbor', seats: 12, day: new Date(2026, 4, 2), level: 'Easy', open: true },
  { id: 2, tour: 'Lighthouse', seats: 8, day: new Date(2026, 4, 9), level: 'Moderate', open: true },
  { id: 3, tour: 'Sea cliffs', seats: 6, day: new Date(2026, 4, 16), level: 'Hard', open: false },
  { id: 4, tour: 'Night market', seats: 20, day: new Date(2026, 4, 23), level: 'Easy', open: true },
];

const columns: GridColDef[] = [
  { field: 'tour', headerName: 'Tour', editable: true, flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    editable: true,
    width: 100,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(Number(props.value) > 0) }),
    renderEditCell: ({ error, ...params }) => (
      <GridEditInputCell
        {...params}
        error={error}
        startAdornment={error && <ErrorIcon color="error" titleAccess="At least 1" sx={{ ml: 1 }} />}
      />
    ),
  },
  { field: 'day', headerName: 'Day', type: 'date', editable: true, width: 160 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Easy', 'Moderate', 'Hard'],
    editable: true,
    width: 140,
  },
  { field: 'open', headerName: 'Open', type: 'boolean', editable: true, width: 90 },
];

export default function ColumnEditors() {
  const apiRef = useGridApiRef();
  const [modes, setModes] = React.useState<GridRowModesModel>({ 2: { mode: GridRowModes.Edit } });

  // The second row begins with a change that is refused.
  React.useEffect(() => {
    apiRef.current?.setEditCellValue({ id: 2, field: 'seats', value: 0 });
  }, [apiRef]);

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Tours"
        apiRef={apiRef}
        rows={tours}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        hideFooter
        sx={{
          '& .MuiDataGrid-cell:has(.Mui-error)': {
            color: 'error.main',
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: -2,
          },
        }}
      />
    </Box>
  );
}
