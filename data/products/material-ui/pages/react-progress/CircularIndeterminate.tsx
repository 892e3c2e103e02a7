import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularIndeterminate() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading, 40px" />
      <CircularProgress size={24} aria-label="Loading, 24px" />
      <CircularProgress size="4rem" thickness={2} aria-label="Loading, 4rem" />
      <CircularProgress disableShrink aria-label="Loading, with an arc of one length" />
    </Stack>
  );
}
