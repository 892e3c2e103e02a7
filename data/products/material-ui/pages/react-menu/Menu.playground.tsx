import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export default function MenuPlayground(props: Omit<MenuProps, 'open'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      <Menu
        open={open && anchor !== null}
        anchorEl={anchor}
        onClose={close}
        {...props}
      >
        <MenuItem onClick={close}>PDF document</MenuItem>
        <MenuItem onClick={close}>Spreadsheet</MenuItem>
        <MenuItem onClick={close}>Plain text</MenuItem>
      </Menu>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: ['anchorOrigin', 'transformOrigin', 'elevation', 'variant'],
  hidden: ['hideBackdrop'],
  values: {
    anchorOrigin: {
      'bottom left': { vertical: 'bottom', horizontal: 'left' },
      'bottom right': { vertical: 'bottom', horizontal: 'right' },
      'top right': { vertical: 'top', horizontal: 'right' },
    },
    transformOrigin: {
      'top left': { vertical: 'top', horizontal: 'left' },
      'top right': { vertical: 'top', horizontal: 'right' },
    },
  },
};
