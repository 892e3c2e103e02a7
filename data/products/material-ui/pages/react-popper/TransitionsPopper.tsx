import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TransitionsPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button ref={setAnchor} onClick={() => setOpen(!open)}>
        {open ? 'Fade out' : 'Fade in'}
      </Button>
      <Popper open={open} anchorEl={anchor} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={400}>
            <Paper elevation={3} sx={{ p: 1 }}>
              Your seat is reserved until noon.
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
