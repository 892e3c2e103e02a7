import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

const box = { border: 1, borderColor: 'divider', p: 1 };

export default function SimplePortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Remove the ticket' : 'Add a ticket'}
      </Button>
      <Box sx={box}>
        The portal is in this box.
        {shown && (
          <Portal container={target}>
            <div>Seat 14, row C</div>
          </Portal>
        )}
      </Box>
      <Box sx={box}>
        The container is in this box.
        <div ref={setTarget} />
      </Box>
    </Box>
  );
}
