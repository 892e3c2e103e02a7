import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import BackspaceIcon from '@mui/icons-material/Backspace';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

export default function CustomIconsAutocomplete() {
  return (
    <Autocomplete
      options={['Oak', 'Pine', 'Yew']}
      defaultValue="Oak"
      popupIcon={<UnfoldMoreIcon />}
      clearIcon={<BackspaceIcon fontSize="small" />}
      renderInput={(params) => <TextField {...params} label="Wood" variant="standard" />}
      sx={{ width: 200 }}
    />
  );
}
