import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type { SelectProps } from '@mui/joy/Select';

export default function SelectPlayground(
  props: Partial<SelectProps<string, false>>,
) {
  return (
    <Select
      slotProps={{ button: { 'aria-label': 'Day' } }}
      sx={{ minWidth: 180, '--Select-placeholderOpacity': 1 }}
      {...props}
    >
      <Option value="fri">Friday</Option>
      <Option value="sat">Saturday</Option>
      <Option value="sun">Sunday</Option>
    </Select>
  );
}

export const playground = {
  defaults: { placeholder: 'Choose a day' },
  first: ['variant', 'color', 'size', 'startDecorator', 'disabled'],
  hidden: [
    'multiple',
    'listboxOpen',
    'defaultListboxOpen',
    'listboxId',
    'required',
  ],
};
