import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';
import { useId } from 'react';

export default function SelectPlayground(props: SelectProps<string>) {
  const id = useId();
  return (
    <FormControl sx={{ minWidth: 180 }}>
      <InputLabel id={id}>Shirt size</InputLabel>
      <Select labelId={id} label="Shirt size" defaultValue="m" {...props}>
        <MenuItem value="s">Small</MenuItem>
        <MenuItem value="m">Medium</MenuItem>
        <MenuItem value="l">Large</MenuItem>
      </Select>
    </FormControl>
  );
}

export const playground = {
  first: ['size', 'disabled', 'error', 'autoWidth', 'readOnly'],
  hidden: ['variant', 'label', 'labelId', 'multiple', 'native', 'defaultOpen'],
};
