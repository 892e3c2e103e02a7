import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { SliderProps } from '@mui/material/Slider';

export default function SliderPlayground(props: SliderProps) {
  return (
    <Box
      sx={{ display: 'grid', placeItems: 'center', width: 240, height: 120 }}
    >
      <Slider aria-label="Volume" defaultValue={30} {...props} />
    </Box>
  );
}

export const playground = {
  first: ['color', 'size', 'marks', 'step', 'valueLabelDisplay', 'track'],
  hidden: ['aria-label', 'aria-labelledby', 'aria-valuetext', 'defaultValue'],
};
