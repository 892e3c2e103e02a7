import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const answerTimes = {
  low: 'Answered within five working days.',
  normal: 'Answered by the end of the next working day.',
  urgent: 'Answered within the hour. Someone is paged.',
};

type Priority = keyof typeof answerTimes;

function isPriority(value: string): value is Priority {
  return Object.hasOwn(answerTimes, value);
}

export default function TicketPrioritySelect() {
  const id = React.useId();
  const [priority, setPriority] = React.useState<Priority | ''>('');

  const handleChange = (event: SelectChangeEvent<Priority>) => {
    const { value } = event.target; // a plain string: the browser may autofill the field
    if (isPriority(value)) {
      setPriority(value);
    }
  };

  return (
    <FormControl required sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Priority</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Priority"
        aria-describedby={`${id}-hint`}
        value={priority}
        onChange={handleChange}
      >
        <MenuItem value="low">Low</MenuItem>
        <MenuItem value="normal">Normal</MenuItem>
        <MenuItem value="urgent">Urgent</MenuItem>
      </Select>
      <FormHelperText id={`${id}-hint`}>
        {priority ? answerTimes[priority] : 'Decides how soon we answer.'}
      </FormHelperText>
    </FormControl>
  );
}
