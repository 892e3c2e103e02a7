import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

const shifts = {
  Weekdays: ['Early, 06:00 to 14:00', 'Late, 14:00 to 22:00', 'Night, 22:00 to 06:00'],
  Weekend: ['Day, 08:00 to 20:00', 'Standby, from home'],
};

export default function ShiftNativeSelect() {
  const id = React.useId();
  const [shift, setShift] = React.useState('');

  const handleChange = (event: React.ChangeEvent<HTMLSelectElement>) => {
    setShift(event.target.value);
  };

  return (
    <FormControl variant="standard" sx={{ width: 260, maxWidth: '100%' }}>
      <InputLabel htmlFor={id} shrink>
        Shift
      </InputLabel>
      <NativeSelect
        value={shift}
        onChange={handleChange}
        inputProps={{ id, name: 'shift', 'aria-describedby': `${id}-hint` }}
      >
        <option value="">Any shift</option>
        {Object.entries(shifts).map(([group, names]) => (
          <optgroup key={group} label={group}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-hint`}>
        {shift ? `You are asked for: ${shift}.` : 'No preference.'}
      </FormHelperText>
    </FormControl>
  );
}
