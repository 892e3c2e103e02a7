import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularDeterminate() {
  return (
    <Stack direction="row" spacing={2}>
      <CircularProgress variant="determinate" value={0} aria-label="Monday" />
      <CircularProgress variant="determinate" value={25} aria-label="Tuesday" />
      <CircularProgress variant="determinate" value={60} aria-label="Wednesday" />
      <CircularProgress variant="determinate" value={100} aria-label="Thursday" />
    </Stack>
  );
}
