import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = ['9:00', '10:00, taken', '11:00', '12:00, taken'];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => slot.endsWith('taken')}
      disabledItemsFocusable
      renderInput={(params) => <TextField {...params} label="Time" />}
      sx={{ width: 220 }}
    />
  );
}
