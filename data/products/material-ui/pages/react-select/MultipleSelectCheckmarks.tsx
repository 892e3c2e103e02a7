import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const days = ['Monday', 'Wednesday', 'Friday', 'Sunday'];

export default function MultipleSelectCheckmarks() {
  const [chosen, setChosen] = React.useState(['Wednesday', 'Friday']);
  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id="days-label">Days</InputLabel>
      <Select
        multiple
        labelId="days-label"
        label="Days"
        value={chosen}
        onChange={({ target: { value } }) => setChosen(typeof value === 'string' ? value.split(',') : value)}
        renderValue={(values) => values.join(', ')}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <Checkbox edge="start" tabIndex={-1} checked={chosen.includes(day)} />
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
