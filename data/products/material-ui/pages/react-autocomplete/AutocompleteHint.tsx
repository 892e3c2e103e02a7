import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];

export default function AutocompleteHint() {
  return (
    <Autocomplete
      autoComplete
      includeInputInList
      options={months}
      renderInput={(params) => (
        <TextField {...params} label="Month" helperText="Type a J, then press Arrow Down" />
      )}
      sx={{ width: 290 }}
    />
  );
}
