import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuListComposition() {
  const [opener, setOpener] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const leave = () => {
    setOpen(false);
    opener?.focus();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    leave();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button ref={setOpener} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
          Insert
        </Button>
        <Popper
          open={open}
          anchorEl={opener}
          placement="bottom-start"
          role="presentation"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={6}>
            <MenuList autoFocusItem={open} aria-label="Blocks" onKeyDown={handleKeyDown}>
              <MenuItem onClick={leave}>Table</MenuItem>
              <MenuItem onClick={leave}>Checklist</MenuItem>
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
