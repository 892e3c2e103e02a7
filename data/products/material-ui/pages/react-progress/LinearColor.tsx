import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearColor() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <LinearProgress variant="determinate" value={30} color="secondary" aria-label="Photos" />
      <LinearProgress variant="determinate" value={45} color="success" aria-label="Songs" />
      <LinearProgress variant="determinate" value={60} color="warning" aria-label="Mail" />
      <LinearProgress variant="determinate" value={75} color="error" aria-label="Backups" />
      <LinearProgress variant="determinate" value={90} color="inherit" aria-label="Other" />
    </Stack>
  );
}
