import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';

export default function InheritancePortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div ref={setTarget} />
      <Box sx={{ fontStyle: 'italic', fontSize: 24, color: 'primary.main' }}>
        Boarding at gate 2
        <Portal container={target}>
          <Box sx={{ fontWeight: 'bold' }}>Boarding at gate 2</Box>
        </Portal>
      </Box>
    </Box>
  );
}
