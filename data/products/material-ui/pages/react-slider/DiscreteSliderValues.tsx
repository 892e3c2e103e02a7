import Slider from '@mui/material/Slider';

const sizes = [
  { value: 0, label: 'S' },
  { value: 15, label: 'M' },
  { value: 40, label: 'L' },
  { value: 100, label: 'XL' },
];
const nameSize = (value: number) => sizes.find((size) => size.value === value)?.label ?? '';

export default function DiscreteSliderValues() {
  return (
    <Slider
      aria-label="Box"
      step={null}
      marks={sizes}
      defaultValue={15}
      getAriaValueText={nameSize}
      sx={{ width: 260 }}
    />
  );
}
