import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function PositionedMenu() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button ref={setButton} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        Open above
      </Button>
      <Menu
        anchorEl={button}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <MenuItem onClick={() => setOpen(false)}>Reply</MenuItem>
        <MenuItem onClick={() => setOpen(false)}>Forward</MenuItem>
      </Menu>
    </div>
  );
}
