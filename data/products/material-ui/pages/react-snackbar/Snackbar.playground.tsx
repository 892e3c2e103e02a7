import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from '@mui/material/Snackbar';
import { useState } from 'react';

export default function SnackbarPlayground(
  props: Omit<SnackbarProps, 'onClose' | 'open'>,
) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save the trip
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        {...props}
      />
    </>
  );
}

export const playground = {
  opensInside: true,
  defaults: { message: 'The trip is saved.' },
  first: ['message', 'anchorOrigin', 'autoHideDuration'],
  values: {
    anchorOrigin: {
      'bottom left': { vertical: 'bottom', horizontal: 'left' },
      'top center': { vertical: 'top', horizontal: 'center' },
    },
  },
};
