import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RadioGroupProps } from '@mui/material/RadioGroup';
import { useId } from 'react';

export default function RadioGroupPlayground(props: RadioGroupProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Milk</FormLabel>
      <RadioGroup aria-labelledby={id} {...props}>
        <FormControlLabel value="none" control={<Radio />} label="None" />
        <FormControlLabel value="cow" control={<Radio />} label="Cow" />
        <FormControlLabel value="oat" control={<Radio />} label="Oat" />
      </RadioGroup>
    </FormControl>
  );
}

export const playground = {
  defaults: { defaultValue: 'oat' },
  first: ['row', 'defaultValue'],
  values: { defaultValue: ['none', 'cow', 'oat'] },
};
