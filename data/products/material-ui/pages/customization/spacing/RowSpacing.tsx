import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const shipments = [
  { id: 'A-104', state: 'Packed' },
  { id: 'A-105', state: 'On its way' },
  { id: 'A-106', state: 'Delivered' },
];

export default function RowSpacing() {
  const labelId = React.useId();
  const theme = useTheme();
  const [units, setUnits] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Box>
        <Typography id={labelId}>Units: {units}</Typography>
        <Slider
          aria-labelledby={labelId}
          value={units}
          min={0}
          max={4}
          step={0.5}
          marks
          onChange={(_event, next) => setUnits(next)}
        />
        <Typography variant="caption" component="output">
          theme.spacing({units}) is {theme.spacing(units)}
        </Typography>
      </Box>
      <Stack component="ul" spacing={units} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {shipments.map(({ id, state }) => (
          <Paper key={id} component="li" variant="outlined" sx={{ p: units }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography>{id}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{state}</Typography>
            </Box>
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
