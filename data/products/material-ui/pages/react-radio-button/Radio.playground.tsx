import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioPlayground(props: RadioProps) {
  const control = <Radio {...props} />;
  return (
    <RadioGroup aria-label="Milk" defaultValue="oat">
      <FormControlLabel value="oat" label="Oat" control={control} />
      <FormControlLabel value="cow" label="Cow" control={control} />
    </RadioGroup>
  );
}

export const playground = {
  first: ['color', 'size', 'disabled', 'icon', 'checkedIcon'],
  hidden: ['checked', 'defaultChecked', 'name', 'value'],
};
