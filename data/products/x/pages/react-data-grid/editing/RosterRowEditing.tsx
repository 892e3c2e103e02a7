import * as React from 'react';
import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const firstRows = [
  { id: 1, day: 'Saturday', shift: 'early', person: 'Mina' },
  { id: 2, day: 'Saturday', shift: 'late', person: 'Joon' },
  { id: 3, day: 'Sunday', shift: 'early', person: 'Sefa' },
];
type Entry = (typeof firstRows)[number];

export default function RosterRowEditing() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const save = (entry: Entry) => {
    setRows((all) => all.map((row) => (row.id === entry.id ? entry : row)));
    return entry;
  };

  const columns = React.useMemo<GridColDef<Entry>[]>(
    () => [
      { field: 'day', headerName: 'Day', width: 110 },
      {
        field: 'shift',
        headerName: 'Shift',
        type: 'singleSelect',
        valueOptions: ['early', 'late'],
        editable: true,
      },
      { field: 'person', headerName: 'Person', editable: true, flex: 1, minWidth: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        renderCell: (params) => {
          const setMode = (mode: GridRowModesModel[number]) => setModes({ ...modes, [params.id]: mode });
          const view = GridRowModes.View;
          return modes[params.id]?.mode === GridRowModes.Edit ? (
            <GridActionsCell {...params}>
              <GridActionsCellItem icon={<SaveIcon />} label="Save" onClick={() => setMode({ mode: view })} />
              <GridActionsCellItem
                icon={<CloseIcon />}
                label="Cancel"
                onClick={() => setMode({ mode: view, ignoreModifications: true })}
              />
            </GridActionsCell>
          ) : (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<EditIcon />}
                label="Edit"
                onClick={() => setMode({ mode: GridRowModes.Edit, fieldToFocus: 'person' })}
              />
            </GridActionsCell>
          );
        },
      },
    ],
    [modes],
  );

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Roster"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={save}
        hideFooter
      />
    </Box>
  );
}
