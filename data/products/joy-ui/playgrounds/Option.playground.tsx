import Option from '@mui/joy/Option';
import type { OptionProps } from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function OptionPlayground(props: Omit<OptionProps, 'value'>) {
  return (
    <Select
      defaultValue="fri"
      slotProps={{ button: { 'aria-label': 'Day' } }}
      sx={{ minWidth: 180 }}
    >
      <Option value="fri" {...props} />
      <Option value="sat">Saturday</Option>
      <Option value="sun">Sunday</Option>
    </Select>
  );
}

export const playground = {
  children: 'Friday',
  first: ['children', 'variant', 'color', 'disabled', 'label'],
};
