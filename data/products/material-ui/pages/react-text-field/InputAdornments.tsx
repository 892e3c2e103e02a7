import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';

const loupe = (
  <InputAdornment position="start" disablePointerEvents>
    <SearchIcon />
  </InputAdornment>
);

export default function InputAdornments() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="Find a berth" slotProps={{ input: { startAdornment: loupe } }} />
      <TextField
        label="Weight"
        slotProps={{ input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> } }}
      />
    </Stack>
  );
}
