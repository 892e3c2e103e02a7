import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function CheckboxesGroup() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday']);
  const choose = (day: string, checked: boolean) =>
    setChosen(days.filter((one) => (one === day ? checked : chosen.includes(one))));
  return (
    <FormControl component="fieldset" variant="standard" error={chosen.length !== 2}>
      <FormLabel component="legend">Choose two days</FormLabel>
      <FormGroup>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={day}
            checked={chosen.includes(day)}
            onChange={(_, checked) => choose(day, checked)}
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">{chosen.length} of 2 days</FormHelperText>
    </FormControl>
  );
}
