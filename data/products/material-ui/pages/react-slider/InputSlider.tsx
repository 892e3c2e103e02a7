import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const clamp = (value: number) => Math.min(Math.max(value, 0), 400);

export default function InputSlider() {
  const [width, setWidth] = React.useState(120);
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', width: 280 }}>
      <Slider
        aria-label="Width"
        max={400}
        step={10}
        value={width}
        onChange={(_event, next: number) => setWidth(next)}
      />
      <TextField
        size="small"
        type="number"
        value={width}
        onChange={(event) => setWidth(clamp(Number(event.target.value)))}
        slotProps={{ htmlInput: { min: 0, max: 400, 'aria-label': 'Width in pixels' } }}
        sx={{ width: 110, flexShrink: 0 }}
      />
    </Stack>
  );
}
