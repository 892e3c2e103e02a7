import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { FormGroupProps } from '@mui/material/FormGroup';

export default function FormGroupPlayground(
  props: Omit<FormGroupProps, 'children'>,
) {
  return (
    <FormGroup {...props}>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Ropes" />
      <FormControlLabel control={<Checkbox />} label="Charts" />
    </FormGroup>
  );
}

export const playground = { first: ['row'] };
