import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';

export default function KeyboardClickAway() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const handleBlur = (event: React.FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown} onBlur={handleBlur} sx={{ position: 'relative', width: 220, pb: 8 }}>
        <Button ref={button} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          More about the line
        </Button>
        {open && (
          <Paper elevation={4} sx={{ position: 'absolute', top: 44, p: 2, zIndex: 1 }}>
            <Link href="#accessibility">Keys and screen readers</Link>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
