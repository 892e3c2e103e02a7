import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel htmlFor="ferry">Ferry</InputLabel>
      <Select native label="Ferry" defaultValue="08:10" inputProps={{ id: 'ferry' }}>
        <optgroup label="Morning">
          <option>08:10</option>
          <option>09:40</option>
        </optgroup>
        <optgroup label="Evening">
          <option>18:05</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
