import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PanoramaFishEyeIcon from '@mui/icons-material/PanoramaFishEye';

const focus = { '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -6 } };
const radio = (
  <Radio disableRipple icon={<PanoramaFishEyeIcon />} checkedIcon={<CheckCircleIcon />} sx={focus} />
);

export default function CustomizedRadios() {
  return (
    <RadioGroup aria-label="Difficulty" defaultValue="blue">
      <FormControlLabel value="blue" label="Blue run" control={radio} />
      <FormControlLabel value="red" label="Red run" control={radio} />
    </RadioGroup>
  );
}
