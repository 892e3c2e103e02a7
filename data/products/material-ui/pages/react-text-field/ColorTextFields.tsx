import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Secondary" color="secondary" focused />
      <TextField label="Success" color="success" focused />
    </Stack>
  );
}
