import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 320, width: '100%' }}>
      <TextField multiline minRows={2} maxRows={4} label="Two to four lines" />
      <TextField multiline rows={3} label="Always three lines" />
    </Stack>
  );
}
