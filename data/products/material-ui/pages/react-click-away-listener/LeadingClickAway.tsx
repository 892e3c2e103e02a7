import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function LeadingClickAway() {
  const [open, setOpen] = React.useState(true);
  return (
    <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={() => setOpen(false)}>
      <Stack spacing={1} sx={{ width: 240, minHeight: 96, alignItems: 'start' }}>
        <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button>
        {open && (
          <Paper variant="outlined" sx={{ p: 1 }}>
            Press beside this box and hold.
          </Paper>
        )}
      </Stack>
    </ClickAwayListener>
  );
}
