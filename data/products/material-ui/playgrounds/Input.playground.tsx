import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import type { InputProps } from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import { useId } from 'react';

export default function InputPlayground(props: Omit<InputProps, 'id'>) {
  const id = useId();
  return (
    <FormControl variant="standard">
      <InputLabel htmlFor={id}>Ship</InputLabel>
      <Input id={id} defaultValue="Gannet" {...props} />
    </FormControl>
  );
}

export const playground = {
  first: [
    'disableUnderline',
    'color',
    'size',
    'disabled',
    'error',
    'fullWidth',
    'multiline',
  ],
};
