import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { LinearProgressProps } from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export default function LinearProgressPlayground(props: LinearProgressProps) {
  const id = useId();
  return (
    <Box sx={{ width: 240 }}>
      <Typography id={id}>The map is loading</Typography>
      <LinearProgress aria-labelledby={id} {...props} />
    </Box>
  );
}

export const playground = {
  defaults: { variant: 'determinate', value: 60, valueBuffer: 80 },
  first: ['variant', 'color', 'value', 'valueBuffer'],
  required: ['value', 'valueBuffer'],
  values: { value: [0, 30, 60, 100], valueBuffer: [60, 80, 100] },
};
