import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';

export default function ContainerPlayground(
  props: Omit<ContainerProps, 'children'>,
) {
  return (
    <Box sx={{ width: 1, bgcolor: 'action.hover' }}>
      <Container {...props}>
        <Box sx={{ bgcolor: 'action.selected', p: 2 }}>
          The content of a page
        </Box>
      </Container>
    </Box>
  );
}

export const playground = {
  defaults: { maxWidth: 'xs' },
  first: ['maxWidth', 'disableGutters', 'fixed'],
};
