import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxPlayground(props: CheckboxProps) {
  return (
    <FormControlLabel
      label="Send me the receipt"
      control={<Checkbox defaultChecked {...props} />}
    />
  );
}

export const playground = {
  first: ['color', 'size', 'disabled', 'indeterminate', 'icon', 'checkedIcon'],
};
