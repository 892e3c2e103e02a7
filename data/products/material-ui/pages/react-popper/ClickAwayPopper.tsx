import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function ClickAwayPopper() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown}>
        <Button ref={setButton} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Note
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          role="group"
          aria-label="Note for the driver"
          disablePortal
          keepMounted
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={3} sx={{ p: 2 }}>
            <TextField label="For the driver" size="small" />
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
