import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';

const bar = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  [`&.${inputBaseClasses.focused}`]: { borderColor: 'primary.main' },
};

export default function CustomizedInputBase() {
  return (
    <InputBase
      type="search"
      inputProps={{ 'aria-label': 'Search the map' }}
      startAdornment={<SearchIcon sx={{ marginInlineEnd: 1 }} />}
      sx={bar}
    />
  );
}
