import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panel = { position: 'absolute', bottom: 16, right: 16, width: 240, p: 2, pointerEvents: 'auto' };

export default function UnlockedModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open the chat</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        hideBackdrop
        disableScrollLock
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        sx={{ pointerEvents: 'none' }}
      >
        <Paper role="dialog" aria-label="Chat" elevation={6} sx={panel}>
          <Typography>How can we help?</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
