import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function BoldChoice({ value, ...other }: Omit<FormControlLabelProps, 'control'>) {
  const chosen = useRadioGroup()?.value === value;
  return (
    <FormControlLabel
      {...other}
      value={value}
      control={<Radio />}
      slotProps={{ typography: { sx: { fontWeight: chosen ? 'bold' : 'regular' } } }}
    />
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup aria-label="Repeat" defaultValue="weekly">
      <BoldChoice value="daily" label="Every day" />
      <BoldChoice value="weekly" label="Every week" />
    </RadioGroup>
  );
}
