import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  return (
    <FormControl size="small" sx={{ minWidth: 80 }}>
      <InputLabel id="cabin-label">Cabin</InputLabel>
      <Select autoWidth labelId="cabin-label" label="Cabin" defaultValue={2}>
        <MenuItem value={2}>2</MenuItem>
        <MenuItem value={4}>4</MenuItem>
        <MenuItem value={40}>The whole deck</MenuItem>
      </Select>
    </FormControl>
  );
}
