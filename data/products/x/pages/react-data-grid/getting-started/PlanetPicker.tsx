import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Planet {
  id: number;
  name: string;
  place: number;
  discovered: string;
}

const planets: Planet[] = [
  { id: 1, name: 'Mars', place: 4, discovered: 'known since antiquity' },
  { id: 2, name: 'Jupiter', place: 5, discovered: 'known since antiquity' },
  { id: 3, name: 'Uranus', place: 7, discovered: '1781' },
  { id: 4, name: 'Neptune', place: 8, discovered: '1846' },
];

const columns: GridColDef<Planet>[] = [
  { field: 'name', headerName: 'Planet', width: 130 },
  { field: 'place', headerName: 'Place', type: 'number' },
  { field: 'discovered', headerName: 'Discovered', flex: 1, minWidth: 170 },
];

export default function PlanetPicker() {
  const [picked, setPicked] = React.useState<Planet | undefined>();

  const handleSelection = ({ ids }: GridRowSelectionModel) => {
    setPicked(planets.find((planet) => ids.has(planet.id)));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Planets"
          rows={planets}
          columns={columns}
          onRowSelectionModelChange={handleSelection}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {picked ? `${picked.name} is planet ${picked.place} from the Sun.` : 'Select a row.'}
      </Typography>
    </Box>
  );
}
