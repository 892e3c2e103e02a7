import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSmall() {
  return (
    <FormControl size="small" sx={{ minWidth: 120 }}>
      <InputLabel id="unit-label">Unit</InputLabel>
      <Select labelId="unit-label" label="Unit" defaultValue="knots">
        <MenuItem value="knots">Knots</MenuItem>
        <MenuItem value="beaufort">Beaufort</MenuItem>
      </Select>
    </FormControl>
  );
}
