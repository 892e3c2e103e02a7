import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormControlLabelProps } from '@mui/material/FormControlLabel';

export default function FormControlLabelPlayground(
  props: Omit<FormControlLabelProps, 'control'>,
) {
  return <FormControlLabel control={<Checkbox defaultChecked />} {...props} />;
}

export const playground = {
  defaults: { label: 'Wake me at seven' },
  first: ['label', 'labelPlacement', 'disabled', 'required'],
};
