import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearIndeterminate() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 400 }}>
      <LinearProgress aria-label="Loading the list" />
      <LinearProgress variant="query" aria-label="Asking the server" />
    </Stack>
  );
}
