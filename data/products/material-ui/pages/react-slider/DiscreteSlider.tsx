import Slider from '@mui/material/Slider';

const format = (value: number) => `${value} °C`;

export default function DiscreteSlider() {
  return (
    <Slider
      aria-label="Temperature"
      defaultValue={20}
      min={15}
      max={25}
      step={0.5}
      shiftStep={2}
      marks
      valueLabelDisplay="auto"
      valueLabelFormat={format}
      getAriaValueText={format}
      sx={{ width: 280 }}
    />
  );
}
