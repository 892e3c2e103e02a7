import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Input from '@mui/material/Input';
import { useId } from 'react';

export default function FormControlPlayground(
  props: Omit<FormControlProps, 'children'>,
) {
  const id = useId();
  return (
    <FormControl {...props}>
      <FormLabel htmlFor={id}>Ship</FormLabel>
      <Input id={id} defaultValue="Gannet" />
      <FormHelperText>As painted on its bow</FormHelperText>
    </FormControl>
  );
}

export const playground = {
  first: [
    'color',
    'size',
    'disabled',
    'error',
    'required',
    'focused',
    'fullWidth',
  ],
  hidden: ['hiddenLabel', 'variant'],
};
