import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import type { PortalProps } from '@mui/material/Portal';

export default function PortalPlayground(props: Omit<PortalProps, 'children'>) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      A card of the page.
      <Portal {...props}>
        <p>A text that the portal moves to the end of the document.</p>
      </Portal>
    </Paper>
  );
}

export const playground = { first: ['disablePortal'] };
