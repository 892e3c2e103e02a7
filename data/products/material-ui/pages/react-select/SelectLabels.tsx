import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SelectLabels() {
  return (
    <TextField
      select
      label="Project"
      helperText="Whose tickets the list shows"
      defaultValue=""
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">All projects</MenuItem>
      <MenuItem value="quay">New quay</MenuItem>
      <MenuItem value="crane">Crane repair</MenuItem>
    </TextField>
  );
}
