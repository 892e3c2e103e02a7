import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2, md: 4 }}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button>Discard</Button>
    </Stack>
  );
}
