import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function TrackInvertedSlider() {
  return (
    <Box sx={{ width: 240, pt: 4 }}>
      <Slider
        track="inverted"
        defaultValue={[35, 65]}
        valueLabelDisplay="on"
        getAriaLabel={(index) => (index === 0 ? 'Left out from' : 'Left out to')}
      />
      <Slider track={false} defaultValue={50} marks={[{ value: 50 }]} aria-label="Balance" />
    </Box>
  );
}
