import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);
  return (
    <Box sx={{ width: 280 }}>
      <Grid container spacing={spacing}>
        {['Bread', 'Cheese', 'Olives', 'Figs'].map((stall) => (
          <Grid key={stall} size={6}>
            <Paper sx={{ p: 1.5, textAlign: 'center' }}>{stall}</Paper>
          </Grid>
        ))}
      </Grid>
      <Slider
        aria-label="Spacing"
        valueLabelDisplay="auto"
        max={5}
        step={0.5}
        value={spacing}
        onChange={(_event, value) => setSpacing(value)}
        sx={{ mt: 3 }}
      />
    </Box>
  );
}
