import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const birds = ['Auk', 'Barn owl', 'Blackbird', 'Bullfinch', 'Crane', 'Cuckoo'];

export default function Grouped() {
  return (
    <Autocomplete
      options={birds}
      groupBy={(bird) => bird.charAt(0)}
      getOptionDisabled={(bird) => bird === 'Blackbird'}
      disabledItemsFocusable
      noOptionsText="Nobody has seen it here"
      renderInput={(params) => <TextField {...params} label="Bird" />}
      sx={{ width: 270 }}
    />
  );
}
