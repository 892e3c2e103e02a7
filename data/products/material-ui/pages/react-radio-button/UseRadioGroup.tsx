import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function HighlightedChoice({ value, ...other }: Omit<FormControlLabelProps, 'control'>) {
  const chosen = useRadioGroup()?.value === value;
  return (
    <FormControlLabel
      {...other}
      value={value}
      control={<Radio />}
      slotProps={{ typography: { sx: { color: chosen ? 'primary.main' : 'text.primary' } } }}
    />
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup aria-label="Repeat" defaultValue="weekly">
      <HighlightedChoice value="daily" label="Every day" />
      <HighlightedChoice value="weekly" label="Every week" />
    </RadioGroup>
  );
}
