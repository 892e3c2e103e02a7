import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete the branch
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={textId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Delete “checkout-v2”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>Its 14 unmerged commits go with it.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep it
          </Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
