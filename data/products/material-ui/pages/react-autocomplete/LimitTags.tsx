import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stops = ['Harbor', 'Market', 'Mill', 'Station'];

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      options={stops}
      defaultValue={stops}
      renderInput={(params) => <TextField {...params} label="Stops" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
