import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recent = ['opening hours', 'lost keys', 'parking'];

export default function FreeSolo() {
  return (
    <Autocomplete
      freeSolo
      disableClearable
      forcePopupIcon
      openText="Show recent searches"
      options={recent}
      renderInput={(params) => <TextField {...params} label="Search" />}
      sx={{ width: 300 }}
    />
  );
}
