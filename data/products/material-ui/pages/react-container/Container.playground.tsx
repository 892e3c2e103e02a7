import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function ContainerPlayground(
  props: Omit<ContainerProps, 'children'>,
) {
  return (
    <Box sx={{ width: 1, bgcolor: 'action.hover' }}>
      <Container {...props}>
        <Typography sx={{ bgcolor: 'action.selected' }}>Timetable</Typography>
        <Skeleton variant="rounded" height={96} animation={false} />
      </Container>
    </Box>
  );
}

export const playground = {
  defaults: { maxWidth: 'xs' },
  first: ['maxWidth', 'disableGutters', 'fixed'],
};
