import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export default function OutlinedInputPlayground(
  props: Omit<OutlinedInputProps, 'id'>,
) {
  const id = useId();
  return (
    <FormControl variant="outlined">
      <InputLabel htmlFor={id}>Ship</InputLabel>
      <OutlinedInput id={id} label="Ship" defaultValue="Gannet" {...props} />
    </FormControl>
  );
}

export const playground = {
  first: ['color', 'size', 'disabled', 'error', 'fullWidth', 'multiline'],
  hidden: ['label'],
};
