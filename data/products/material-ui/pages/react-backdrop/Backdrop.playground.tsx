import Backdrop from '@mui/material/Backdrop';
import type { BackdropProps } from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function BackdropPlayground(props: Omit<BackdropProps, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pause the game
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        sx={{ zIndex: 'modal' }}
        {...props}
      >
        <Button variant="contained" onClick={() => setOpen(false)}>
          Go on
        </Button>
      </Backdrop>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: ['invisible', 'transitionDuration'],
};
