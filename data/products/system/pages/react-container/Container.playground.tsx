import Container from '@mui/system/Container';
import type { ContainerProps } from '@mui/system/Container';

export default function ContainerPlayground(props: ContainerProps) {
  return (
    <Container {...props}>
      <div style={{ padding: 16, border: '1px dashed' }}>
        The container centers this block and limits its width.
      </div>
    </Container>
  );
}

export const playground = {
  defaults: { maxWidth: 'xs' },
  first: ['maxWidth', 'disableGutters', 'fixed'],
};
