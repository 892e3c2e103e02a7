import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

// The seats of the second tour are missing.
const tours = [
  { id: 1, tour: 'Old harbor', seats: 12, day: new Date(2026, 4, 2), level: 'Easy', open: true },
  { id: 2, tour: 'Lighthouse', seats: 0, day: new Date(2026, 4, 9), level: 'Moderate', open: true },
  { id: 3, tour: 'Sea cliffs', seats: 6, day: new Date(2026, 4, 16), level: 'Hard', open: false },
  { id: 4, tour: 'Night market', seats: 20, day: new Date(2026, 4, 23), level: 'Easy', open: true },
];

type Tour = (typeof tours)[number];

const days = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: '2-digit', day: '2-digit' });

const isInvalid = (seats: unknown) => !(Number(seats) > 0);

// Editors have no names of their own for screen readers.
const named = (name: string) => ({ root: { slotProps: { htmlInput: { 'aria-label': name } } } });

const columns: GridColDef<Tour>[] = [
  {
    field: 'tour',
    headerName: 'Tour',
    editable: true,
    flex: 1,
    minWidth: 130,
    renderEditCell: (params) => <GridEditInputCell {...params} slotProps={named('Tour')} />,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    editable: true,
    width: 130,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: isInvalid(props.value) }),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={named('Seats')}
        error={isInvalid(params.value)}
        startAdornment={isInvalid(params.value) && 'At least 1'}
      />
    ),
  },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    editable: true,
    width: 160,
    // The format of the date editor.
    valueFormatter: (day: Date) => days.format(day),
    renderEditCell: (params) => <GridEditDateCell {...params} slotProps={named('Day')} />,
  },
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

// Editors begin where the text of a cell does, and have its size.
const editors = {
  '& .MuiDataGrid-cell--editing': {
    '& .MuiInputBase-root': { typography: 'body2' },
    '& .MuiInputBase-input': { paddingInlineStart: '9px' },
    '& .MuiDataGrid-editInputCell .MuiInputBase-input': { paddingInlineEnd: '9px' },
    '& .MuiOutlinedInput-notchedOutline': { border: 0 },
    '& input[type="number"]': { textAlign: 'end' },
    '& ::-webkit-inner-spin-button': { display: 'none' },
    '& .MuiInputAdornment-root': { marginInline: '9px 0' },
    '& .MuiInputAdornment-root > *': { typography: 'caption', color: 'text.primary' },
    '&:has(.Mui-error)': {
      color: 'error.main',
      outline: '2px solid',
      outlineColor: 'error.main',
      outlineOffset: -2,
    },
  },
};

// What is not edited is not checked before it is saved.
function save(tour: Tour): Tour {
  if (isInvalid(tour.seats)) throw new Error('A tour has at least 1 seat.');
  return tour;
}

export default function ColumnEditors() {
  const [modes, setModes] = React.useState<GridRowModesModel>({ 2: { mode: GridRowModes.Edit } });

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Tours"
        rows={tours}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={save}
        onProcessRowUpdateError={() => {}}
        disableColumnMenu
        hideFooter
        slotProps={{
          baseSelect: { material: { SelectDisplayProps: { 'aria-label': 'Level' } } },
          baseCheckbox: { slotProps: { htmlInput: { 'aria-label': 'Open' } } },
        }}
        sx={editors}
      />
    </Box>
  );
}
