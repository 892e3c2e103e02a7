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
  type GridRenderCellParams,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const firstRows = [
  { id: 1, day: 'Saturday', shift: 'early', person: 'Mina' },
  { id: 2, day: 'Saturday', shift: 'late', person: 'Joon' },
  { id: 3, day: 'Sunday', shift: 'early', person: 'Sefa' },
];
type Entry = (typeof firstRows)[number];

type Modes = readonly [GridRowModesModel, React.Dispatch<React.SetStateAction<GridRowModesModel>>];
const ModesContext = React.createContext<Modes>([{}, () => {}]);

function RowActions(params: GridRenderCellParams<Entry>) {
  const [modes, setModes] = React.useContext(ModesContext);
  const setMode = (mode: GridRowModesModel[number]) => setModes((all) => ({ ...all, [params.id]: mode }));
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
}

// At module level: new columns would reset the widths that users have set.
const columns: GridColDef<Entry>[] = [
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
    renderCell: (params) => <RowActions {...params} />,
  },
];

export default function RosterRowEditing() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const shared = React.useMemo(() => [modes, setModes] as const, [modes]);

  const save = (entry: Entry) => {
    setRows((all) => all.map((row) => (row.id === entry.id ? entry : row)));
    return entry;
  };

  return (
    <ModesContext.Provider value={shared}>
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
    </ModesContext.Provider>
  );
}
