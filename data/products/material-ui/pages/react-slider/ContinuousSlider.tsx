import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function ContinuousSlider() {
  return (
    <Box sx={{ width: 240 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VolumeDownIcon />
        <Slider defaultValue={30} aria-label="Volume" />
        <VolumeUpIcon />
      </Stack>
      <Slider disabled defaultValue={60} aria-label="Volume of the second speaker, not connected" />
    </Box>
  );
}
