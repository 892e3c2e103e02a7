import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectLabels() {
  return (
    <FormControl sx={{ width: 200 }}>
      <Select
        displayEmpty
        defaultValue=""
        inputProps={{ 'aria-label': 'Project' }}
        aria-describedby="project-hint"
      >
        <MenuItem value="">All projects</MenuItem>
        <MenuItem value="quay">New quay</MenuItem>
        <MenuItem value="crane">Crane repair</MenuItem>
      </Select>
      <FormHelperText id="project-hint">Whose tickets the list shows</FormHelperText>
    </FormControl>
  );
}
