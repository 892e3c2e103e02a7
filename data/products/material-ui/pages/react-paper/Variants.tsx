import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Variants() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper variant="elevation" sx={{ p: 3 }}>
        A shadow
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        A line of 1px
      </Paper>
    </Stack>
  );
}
