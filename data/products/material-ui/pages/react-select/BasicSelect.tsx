import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [priority, setPriority] = React.useState('');
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="priority-label">Priority</InputLabel>
      <Select
        labelId="priority-label"
        id="priority"
        label="Priority"
        value={priority}
        onChange={(event) => setPriority(event.target.value)}
      >
        <MenuItem value="low">Low</MenuItem>
        <MenuItem value="normal">Normal</MenuItem>
        <MenuItem value="urgent">Urgent</MenuItem>
      </Select>
    </FormControl>
  );
}
