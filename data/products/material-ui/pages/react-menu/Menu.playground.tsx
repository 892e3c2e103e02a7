import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export default function MenuPlayground(props: Omit<MenuProps, 'open'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} {...props}>
        <MenuItem onClick={close}>PDF document</MenuItem>
        <MenuItem onClick={close}>Spreadsheet</MenuItem>
        <MenuItem onClick={close}>Plain text</MenuItem>
      </Menu>
    </>
  );
}

export const playground = {
  first: [
    'anchorOrigin',
    'transformOrigin',
    'elevation',
    'variant',
    'hideBackdrop',
  ],
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
