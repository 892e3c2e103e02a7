import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';

export default function AlertDialogSlide() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Slide the dialog in
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: Slide }}
        transitionDuration={{ enter: 500, exit: 200 }}
      >
        <DialogTitle>The ferry leaves in ten minutes</DialogTitle>
        <Button onClick={() => setOpen(false)}>Understood</Button>
      </Dialog>
    </>
  );
}
