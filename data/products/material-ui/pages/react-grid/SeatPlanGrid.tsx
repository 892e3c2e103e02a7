import * as React from 'react';
import Grid from '@mui/material/Grid';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

const seats = Array.from({ length: 24 }, (_, index) => index + 1);

export default function SeatPlanGrid() {
  const id = React.useId();
  const [perRow, setPerRow] = React.useState(6);
  const [gap, setGap] = React.useState(1);
  const [taken, setTaken] = React.useState<number[]>([8]);

  const toggle = (seat: number) =>
    setTaken((list) => (list.includes(seat) ? list.filter((entry) => entry !== seat) : [...list, seat]));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Grid container spacing={4}>
        <Grid size={6}>
          <Typography id={`${id}-row`}>{`Seats per row: ${perRow}`}</Typography>
          <Slider
            aria-labelledby={`${id}-row`}
            min={3}
            max={8}
            value={perRow}
            onChange={(_, value) => setPerRow(value as number)}
          />
        </Grid>
        <Grid size={6}>
          <Typography id={`${id}-gap`}>{`Spacing: ${gap}`}</Typography>
          <Slider
            aria-labelledby={`${id}-gap`}
            max={3}
            step={0.5}
            value={gap}
            onChange={(_, value) => setGap(value as number)}
          />
        </Grid>
      </Grid>
      <Grid
        container
        component="ul"
        role="list"
        columns={perRow}
        spacing={gap}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {seats.map((seat) => (
          <Grid key={seat} component="li" size={1}>
            <ToggleButton
              fullWidth
              size="small"
              value={seat}
              selected={taken.includes(seat)}
              onChange={() => toggle(seat)}
            >
              {seat}
            </ToggleButton>
          </Grid>
        ))}
      </Grid>
      <Typography role="status">{`${taken.length} of ${seats.length} seats taken`}</Typography>
    </Stack>
  );
}
