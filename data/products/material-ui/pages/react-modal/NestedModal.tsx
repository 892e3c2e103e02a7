import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const panel = { position: 'absolute', inset: 0, m: 'auto', height: 'fit-content', p: 3 };

export default function NestedModal() {
  const [open, setOpen] = React.useState<'none' | 'outer' | 'both'>('none');
  return (
    <div>
      <Button onClick={() => setOpen('outer')}>Edit the route</Button>
      <Modal open={open !== 'none'} onClose={() => setOpen('none')}>
        <Paper role="dialog" aria-modal aria-label="Edit the route" sx={{ ...panel, width: 320 }}>
          <Button onClick={() => setOpen('both')}>Choose a stop</Button>
          <Button onClick={() => setOpen('none')}>Close</Button>
          <Modal open={open === 'both'} onClose={() => setOpen('outer')} hideBackdrop>
            <Paper role="dialog" aria-modal aria-label="Choose a stop" sx={{ ...panel, width: 220 }}>
              <Button onClick={() => setOpen('outer')}>Old mill</Button>
              <Button onClick={() => setOpen('outer')}>Harbor</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
