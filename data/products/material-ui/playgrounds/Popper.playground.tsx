import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import { useState } from 'react';

export default function PopperPlayground(props: Omit<PopperProps, 'open'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Which platform?
      </Button>
      <Popper open={anchor !== null} anchorEl={anchor} {...props}>
        <Paper elevation={3} sx={{ p: 2 }}>
          Platform 2, on the left
        </Paper>
      </Popper>
    </>
  );
}

export const playground = {
  first: ['placement', 'keepMounted', 'disablePortal'],
  hidden: ['transition'],
};
