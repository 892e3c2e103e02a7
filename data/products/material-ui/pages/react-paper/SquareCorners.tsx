import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SquareCorners() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper sx={{ p: 2 }}>Rounded</Paper>
      <Paper square sx={{ p: 2 }}>
        Square
      </Paper>
      <Paper sx={{ p: 2, borderRadius: 4 }}>Four times as round</Paper>
    </Stack>
  );
}
