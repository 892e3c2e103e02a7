import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';

export default function ContainerPlayground(
  props: Omit<ContainerProps, 'children'>,
) {
  return (
    <Container {...props}>
      <Box sx={{ bgcolor: 'action.selected', p: 2 }}>The content of a page</Box>
    </Container>
  );
}

export const playground = {
  defaults: { maxWidth: 'xs' },
  first: ['maxWidth', 'disableGutters', 'fixed'],
};
