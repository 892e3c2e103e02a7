import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function FormControlLabelPlacement() {
  return (
    <RadioGroup row aria-label="Label placement" defaultValue="top">
      <FormControlLabel value="top" labelPlacement="top" label="Top" control={<Radio />} />
      <FormControlLabel value="start" labelPlacement="start" label="Start" control={<Radio />} />
      <FormControlLabel value="bottom" labelPlacement="bottom" label="Bottom" control={<Radio />} />
      <FormControlLabel value="end" labelPlacement="end" label="End" control={<Radio />} />
    </RadioGroup>
  );
}
