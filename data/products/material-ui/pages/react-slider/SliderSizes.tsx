import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderSizes() {
  return (
    <Box sx={{ width: 240 }}>
      <Slider size="small" defaultValue={70} valueLabelDisplay="auto" aria-label="Small" />
      <Slider size="medium" defaultValue={50} valueLabelDisplay="auto" aria-label="Medium" />
    </Box>
  );
}
