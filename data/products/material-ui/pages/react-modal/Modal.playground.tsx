import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import type { ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function ModalPlayground(
  props: Omit<ModalProps, 'children' | 'open'>,
) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the notice
      </Button>
      <Modal open={open} onClose={close} {...props}>
        <Paper
          role="dialog"
          aria-labelledby={id}
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 280,
            height: 'fit-content',
            p: 2,
          }}
        >
          <Typography id={id} variant="h6" component="div">
            The stop is closed
          </Typography>
          <Typography sx={{ mb: 1 }}>
            Use the one at the market until Sunday.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: ['hideBackdrop', 'disableEscapeKeyDown'],
  // They have an effect on the page around, which the stage is not, or need a transition inside.
  hidden: [
    'closeAfterTransition',
    'disableAutoFocus',
    'disableEnforceFocus',
    'disablePortal',
    'disableRestoreFocus',
    'disableScrollLock',
    'keepMounted',
  ],
};
