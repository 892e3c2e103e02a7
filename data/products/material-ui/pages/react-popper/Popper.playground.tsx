import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import { useState } from 'react';

export default function PopperPlayground(props: Omit<PopperProps, 'open'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Mill
      </Button>
      <Popper
        open={open && anchor !== null}
        anchorEl={anchor}
        disablePortal
        {...props}
      >
        <Paper variant="outlined" sx={{ p: 1 }}>
          Built in 1786
        </Paper>
      </Popper>
    </>
  );
}

export const playground = {
  defaults: { placement: 'right' },
  first: ['placement'],
  // The popper stays in the stage, where the others change nothing that is seen.
  hidden: ['disablePortal', 'keepMounted', 'transition'],
};
