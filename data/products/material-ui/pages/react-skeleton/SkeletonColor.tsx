import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2, bgcolor: '#121212' }}>
      <Skeleton variant="rounded" width={120} height={72} />
      <Skeleton variant="rounded" width={120} height={72} sx={{ bgcolor: 'grey.800' }} />
    </Box>
  );
}
