import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const PillInput = styled(InputBase)({
  border: '1px solid',
  borderRadius: 999,
  [`& .${inputBaseClasses.input}`]: { padding: '6px 16px' },
  [`&.${inputBaseClasses.focused}`]: { outline: '2px solid' },
});

export default function CustomizedSelects() {
  return (
    <Select defaultValue="week" input={<PillInput />} inputProps={{ 'aria-label': 'Period' }}>
      <MenuItem value="day">Day</MenuItem>
      <MenuItem value="week">Week</MenuItem>
      <MenuItem value="month">Month</MenuItem>
    </Select>
  );
}
