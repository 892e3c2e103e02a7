import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: '0 km' },
  { value: 5, label: '5' },
  { value: 10, label: '10' },
  { value: 21, label: 'Half' },
  { value: 42, label: 'Full' },
];

export default function DiscreteSliderMarks() {
  return <Slider aria-label="Distance (km)" defaultValue={12} max={42} marks={marks} sx={{ width: 280 }} />;
}
