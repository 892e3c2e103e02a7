import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panel = { position: 'absolute', inset: 0, m: 'auto', width: 300, height: 'fit-content', p: 3 };

export default function PersistentModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Start the upload</Button>
      <Modal
        open={open}
        disableEscapeKeyDown
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <Paper role="dialog" aria-modal aria-label="Upload" sx={panel}>
          <Typography sx={{ mb: 2 }}>Three of eight photos are sent.</Typography>
          <Button onClick={() => setOpen(false)}>Cancel the upload</Button>
        </Paper>
      </Modal>
    </div>
  );
}
