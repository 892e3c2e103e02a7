import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Animations() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Skeleton variant="rounded" animation="pulse" />
      <Skeleton variant="rounded" animation="wave" />
      <Skeleton variant="rounded" animation={false} />
    </Stack>
  );
}
