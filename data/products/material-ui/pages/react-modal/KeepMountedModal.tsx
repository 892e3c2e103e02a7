import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const panel = { position: 'absolute', inset: 0, m: 'auto', width: 300, height: 'fit-content', p: 3 };

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <Paper role="dialog" aria-modal aria-label="Note" sx={panel}>
          <TextField label="Your text stays" multiline fullWidth />
        </Paper>
      </Modal>
    </div>
  );
}
