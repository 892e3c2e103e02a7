import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, Omit<SlideProps, 'ref'>>(function SlideUp(props, ref) {
  return <Slide direction="up" {...props} ref={ref} />;
});

export default function TransitionSlots() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        slots={{ transition: SlideUp }}
        transitionDuration={400}
      >
        <DialogTitle id={id}>Seat 14, row C</DialogTitle>
      </Dialog>
    </div>
  );
}
