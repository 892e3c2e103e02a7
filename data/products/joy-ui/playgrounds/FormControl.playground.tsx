import FormControl from '@mui/joy/FormControl';
import type { FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FormControlPlayground(
  props: Omit<FormControlProps, 'children'>,
) {
  return (
    <FormControl {...props}>
      <FormLabel>Ship</FormLabel>
      <Input defaultValue="Gannet" />
      <FormHelperText>As painted on its bow</FormHelperText>
    </FormControl>
  );
}

export const playground = {
  first: ['color', 'size', 'orientation', 'disabled', 'error', 'required'],
};
