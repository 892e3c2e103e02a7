import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAway() {
  const [open, setOpen] = React.useState(false);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', width: 220, pb: 8 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Opening hours
        </Button>
        {open && (
          <Paper elevation={4} sx={{ position: 'absolute', top: 44, p: 2, zIndex: 1 }}>
            Every day, 7 to 15
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
