import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

export default function DialogPlayground(props: Omit<DialogProps, 'open'>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Dialog open={open} onClose={close} {...props}>
        <DialogTitle component="div">Delete “Atlas”?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Its files, its history and its 14 open drafts are removed for
            everyone, also for the three guests that you invited last week.
            Links to its pages lead nowhere afterwards.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Delete the project…
      </Button>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: [
    'maxWidth',
    'fullWidth',
    'fullScreen',
    'scroll',
    'hideBackdrop',
    'disableEscapeKeyDown',
  ],
  hidden: ['aria-describedby', 'aria-labelledby', 'aria-modal'],
};
