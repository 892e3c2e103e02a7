import Stack from '@mui/material/Stack';
import Slider from '@mui/material/Slider';

const bands = { Bass: 4, Middle: -2, Treble: 1 };

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 160 }}>
      {Object.entries(bands).map(([name, level]) => (
        <Slider key={name} orientation="vertical" min={-6} max={6} defaultValue={level} aria-label={name} />
      ))}
    </Stack>
  );
}
