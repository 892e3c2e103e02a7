import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField size="small" label="Small" />
      <TextField size="medium" label="Medium" />
      <TextField
        hiddenLabel
        size="small"
        variant="filled"
        defaultValue="No label"
        slotProps={{ htmlInput: { 'aria-label': 'Note' } }}
      />
    </Stack>
  );
}
