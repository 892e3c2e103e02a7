import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { useState } from 'react';

export default function DrawerPlayground(
  props: Omit<DrawerProps, 'children' | 'onClose' | 'open'>,
) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ports
      </Button>
      <Drawer open={open} onClose={close} {...props}>
        <List component="nav" aria-label="Ports" sx={{ width: 220 }}>
          <ListItemButton onClick={close}>Bergen</ListItemButton>
          <ListItemButton onClick={close}>Tromsø</ListItemButton>
        </List>
      </Drawer>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: ['anchor', 'variant', 'elevation', 'hideBackdrop'],
};
