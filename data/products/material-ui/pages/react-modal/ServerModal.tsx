import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const panel = { position: 'absolute', inset: 0, m: 'auto', width: 200, height: 'fit-content', p: 2 };

export default function ServerModal() {
  const box = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  return (
    <Box
      ref={box}
      sx={{ width: 300, height: 180, transform: 'translateZ(0)', border: 1, borderColor: 'divider' }}
    >
      <Button onClick={() => setOpen(true)}>Open in this box</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        disablePortal
        container={() => box.current}
        disableScrollLock
      >
        <Paper role="dialog" aria-label="Inside the box" sx={panel}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
