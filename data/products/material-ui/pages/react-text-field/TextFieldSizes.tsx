import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField size="small" label="Small" />
      <TextField size="medium" label="Medium" />
    </Stack>
  );
}
