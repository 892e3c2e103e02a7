import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';

export default function VolumeSlider() {
  const [volume, setVolume] = React.useState(35);
  const [muted, setMuted] = React.useState(false);

  return (
    <Box sx={{ width: 240 }}>
      <Slider
        aria-label="Volume"
        value={muted ? 0 : volume}
        disabled={muted}
        valueLabelDisplay="auto"
        onChange={(_, value) => setVolume(value)}
      />
      <FormControlLabel control={<Switch checked={muted} onChange={() => setMuted(!muted)} />} label="Mute" />
    </Box>
  );
}
