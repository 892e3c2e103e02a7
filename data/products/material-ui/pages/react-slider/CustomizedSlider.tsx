import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const BarSlider = styled(Slider)({
  height: 10,
  width: 240,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
  [`& .${sliderClasses.thumb}`]: {
    width: 8,
    height: 26,
    borderRadius: 4,
    '&::before': { boxShadow: 'none' },
  },
});

export default function CustomizedSlider() {
  return <BarSlider defaultValue={40} aria-label="Brightness" />;
}
