import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectDemo() {
  const [shift, setShift] = React.useState('Early');
  return (
    <FormControl>
      <InputLabel variant="standard" htmlFor="shift">
        Shift
      </InputLabel>
      <NativeSelect
        value={shift}
        onChange={(event) => setShift(event.target.value)}
        inputProps={{ id: 'shift', name: 'shift', 'aria-describedby': 'shift-hint' }}
      >
        <optgroup label="By day">
          <option>Early</option>
          <option>Late</option>
        </optgroup>
        <optgroup label="By night">
          <option>Night</option>
        </optgroup>
      </NativeSelect>
      <FormHelperText id="shift-hint">You are asked for: {shift}.</FormHelperText>
    </FormControl>
  );
}
