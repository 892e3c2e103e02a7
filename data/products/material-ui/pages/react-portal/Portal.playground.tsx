import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import type { PortalProps } from '@mui/material/Portal';
import { useState } from 'react';

export default function PortalPlayground(props: Omit<PortalProps, 'children'>) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ p: 2, border: '1px dashed' }}>
        The container
        <Box ref={setTarget} sx={{ minHeight: 24 }} />
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        A card
        <Portal container={target} {...props}>
          <div>A text of the card</div>
        </Portal>
      </Paper>
    </Box>
  );
}

export const playground = { first: ['disablePortal'] };
