import * as React from 'react';
import Slider from '@mui/material/Slider';

const GAP = 4;

export default function MinimumDistanceSlider() {
  const [[from, to], setHours] = React.useState<[number, number]>([9, 17]);
  return (
    <Slider
      disableSwap
      max={24}
      value={[from, to]}
      onChange={(_event, [start = from, end = to]: number[], thumb) =>
        setHours(thumb === 0 ? [Math.min(start, to - GAP), to] : [from, Math.max(end, from + GAP)])
      }
      getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
      valueLabelDisplay="auto"
      sx={{ width: 260 }}
    />
  );
}
