import FilledInput from '@mui/material/FilledInput';
import type { FilledInputProps } from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { useId } from 'react';

export default function FilledInputPlayground(
  props: Omit<FilledInputProps, 'id'>,
) {
  const id = useId();
  return (
    <FormControl variant="filled">
      <InputLabel htmlFor={id}>Ship</InputLabel>
      <FilledInput id={id} defaultValue="Gannet" {...props} />
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
