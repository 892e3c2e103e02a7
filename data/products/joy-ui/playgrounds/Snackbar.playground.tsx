import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { SnackbarProps } from '@mui/joy/Snackbar';
import { useState } from 'react';

export default function SnackbarPlayground(props: Omit<SnackbarProps, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Cancel the trip
      </Button>
      <Snackbar open={open} onClose={() => setOpen(false)} {...props}>
        The trip is canceled.
      </Snackbar>
    </>
  );
}

export const playground = {
  defaults: { autoHideDuration: 4000 },
  first: [
    'variant',
    'color',
    'size',
    'startDecorator',
    'anchorOrigin',
    'autoHideDuration',
    'invertedColors',
  ],
  values: {
    anchorOrigin: {
      'bottom right': { vertical: 'bottom', horizontal: 'right' },
      'top center': { vertical: 'top', horizontal: 'center' },
    },
  },
};
