import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SimplePaper() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper elevation={0} sx={{ width: 96, height: 96 }} />
      <Paper sx={{ width: 96, height: 96 }} />
      <Paper elevation={3} sx={{ width: 96, height: 96 }} />
    </Stack>
  );
}
