import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tag', headerName: 'Tag' },
  { field: 'note', headerName: 'Note', maxWidth: 320 },
  { field: 'by', headerName: 'Author' },
];

const releases = [
  { id: 1, tag: 'v2', note: 'Adds keyboard shortcuts', by: 'ana' },
  { id: 2, tag: 'v2.0.1', note: 'Fixes a crash when the last tab closes', by: 'bartholomew' },
  { id: 3, tag: 'v2.1.0-rc.4', note: 'Docs only', by: 'chi' },
];

export default function AutosizeButton() {
  const apiRef = useGridApiRef();
  const [expand, setExpand] = React.useState(false);

  const fit = () => apiRef.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true, expand });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" size="small" onClick={fit}>
          Fit columns
        </Button>
        <FormControlLabel
          control={<Checkbox checked={expand} onChange={(event) => setExpand(event.target.checked)} />}
          label="Fill the rest"
        />
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid apiRef={apiRef} aria-label="Releases" rows={releases} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
