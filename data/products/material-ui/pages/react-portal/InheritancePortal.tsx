import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';

export default function InheritancePortal() {
  const [above, setAbove] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <p ref={setAbove} />
      <Box sx={{ fontStyle: 'italic', fontSize: 24, color: 'primary.main' }}>
        Boarding at gate 2
        <Portal container={above}>
          <Box component="span" sx={{ fontWeight: 'bold' }}>
            Boarding at gate 2
          </Box>
        </Portal>
      </Box>
    </div>
  );
}
