import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import type { RadioGroupProps } from '@mui/joy/RadioGroup';

export default function RadioGroupPlayground(
  props: Omit<RadioGroupProps, 'children'>,
) {
  return (
    <FormControl>
      <FormLabel>Milk</FormLabel>
      <RadioGroup {...props}>
        <Radio value="none" label="None" />
        <Radio value="cow" label="Cow" />
        <Radio value="oat" label="Oat" />
      </RadioGroup>
    </FormControl>
  );
}

export const playground = {
  defaults: { defaultValue: 'oat' },
  first: ['orientation', 'size', 'variant', 'color', 'defaultValue'],
  values: { defaultValue: ['none', 'cow', 'oat'] },
};
