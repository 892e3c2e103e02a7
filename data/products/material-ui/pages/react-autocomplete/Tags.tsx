import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function Tags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={2}
      options={['animation', 'css', 'graphs', 'testing']}
      defaultValue={['css']}
      renderInput={(params) => <TextField {...params} label="Skills" />}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
