import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TrapFocus from '@mui/material/Unstable_TrapFocus';
import type { TrapFocusProps } from '@mui/material/Unstable_TrapFocus';
import { useState } from 'react';

export default function TrapFocusPlayground(
  props: Omit<TrapFocusProps, 'children' | 'open'>,
) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Keep the focus below
      </Button>
      <TrapFocus open={open} {...props}>
        <Paper tabIndex={-1} variant="outlined" sx={{ mt: 2, p: 2 }}>
          <Button>Bow</Button>
          <Button>Stern</Button>
          <Button onClick={() => setOpen(false)}>Let go</Button>
        </Paper>
      </TrapFocus>
    </>
  );
}

export const playground = {
  first: ['disableAutoFocus', 'disableEnforceFocus', 'disableRestoreFocus'],
};
