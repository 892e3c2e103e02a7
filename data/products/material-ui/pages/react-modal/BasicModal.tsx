import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panel = { position: 'absolute', inset: 0, m: 'auto', width: 300, height: 'fit-content', p: 3 };

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Read the notice</Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-labelledby="notice-title" sx={panel}>
          <Typography id="notice-title" variant="h6" component="h2">
            The stop is closed
          </Typography>
          <Typography sx={{ mb: 2 }}>Use the one at the market until Sunday.</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
