import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'nr', headerName: 'Nr.', width: 64, resizable: false },
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 150 },
  { field: 'composer', headerName: 'Composer', flex: 1, minWidth: 110, maxWidth: 180 },
];

const pieces = [
  { id: 1, nr: 1, title: 'Passacaglia in C minor', composer: 'J. S. Bach' },
  { id: 2, nr: 2, title: 'Songs without words, book five', composer: 'F. Mendelssohn' },
  { id: 3, nr: 3, title: 'Gymnopédies', composer: 'E. Satie' },
];

export default function FluidColumns() {
  const [percent, setPercent] = React.useState(100);
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2">
        Width of the container: {percent} %
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={percent}
        min={40}
        max={100}
        step={5}
        onChange={(_, value) => setPercent(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Box sx={{ height: 270, width: `${percent}%` }}>
        <DataGrid aria-label="Program" rows={pieces} columns={columns} hideFooter showColumnVerticalBorder />
      </Box>
    </Box>
  );
}
