import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

const place = { position: 'fixed', bottom: 16, insetInlineEnd: 16, p: 2, zIndex: 'modal' } as const;

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Show the ticket
        </Button>
        {open && (
          <Portal>
            <Paper role="dialog" aria-label="Ticket" elevation={4} sx={place}>
              A click here leaves the ticket open.
            </Paper>
          </Portal>
        )}
      </div>
    </ClickAwayListener>
  );
}
