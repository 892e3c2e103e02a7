import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import type { InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export default function InputLabelPlayground(
  props: Omit<InputLabelProps, 'children'>,
) {
  const id = useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id} {...props}>
        Port
      </InputLabel>
      <OutlinedInput id={id} label="Port" />
    </FormControl>
  );
}

export const playground = {
  first: ['shrink', 'error', 'required', 'disabled'],
};
