import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const large = { '& .MuiSvgIcon-root': { fontSize: 32 } };

export default function SizeRadioButtons() {
  return (
    <RadioGroup row aria-label="Size of the button" defaultValue="small">
      <FormControlLabel value="small" label="Small" control={<Radio size="small" />} />
      <FormControlLabel value="medium" label="Medium" control={<Radio size="medium" />} />
      <FormControlLabel value="large" label="32px" control={<Radio sx={large} />} />
    </RadioGroup>
  );
}
