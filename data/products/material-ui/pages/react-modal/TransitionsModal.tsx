import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panel = { position: 'absolute', inset: 0, m: 'auto', width: 300, height: 'fit-content', p: 3 };

export default function TransitionsModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Fade in</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 500 } }}
      >
        <Fade in={open} timeout={500}>
          <Paper role="dialog" aria-modal aria-label="Good evening" sx={panel}>
            <Typography>The last tram leaves at 11:40 p.m.</Typography>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
