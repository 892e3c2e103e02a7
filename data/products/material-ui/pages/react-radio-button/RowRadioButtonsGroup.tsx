import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioButtonsGroup() {
  return (
    <RadioGroup row aria-label="Shirt size" defaultValue="M">
      <FormControlLabel value="S" label="S" control={<Radio />} />
      <FormControlLabel value="M" label="M" control={<Radio />} />
      <FormControlLabel value="L" label="L" control={<Radio />} />
    </RadioGroup>
  );
}
