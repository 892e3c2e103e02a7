import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const lakes = ['Baikal', 'Como', 'Constance', 'Erie', 'Titicaca', 'Victoria'];

export default function ComboBox() {
  return (
    <Autocomplete
      options={lakes}
      renderInput={(params) => <TextField {...params} label="Lake" />}
      sx={{ width: 260 }}
    />
  );
}
