import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import type { DrawerProps } from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import { useState } from 'react';

export default function DrawerPlayground(
  props: Omit<DrawerProps, 'children' | 'open'>,
) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the trips
      </Button>
      <Drawer open={open} onClose={close} {...props}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Trips</DialogTitle>
        <List>
          <ListItem>
            <ListItemButton onClick={close}>Island</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton onClick={close}>Lighthouse</ListItemButton>
          </ListItem>
        </List>
      </Drawer>
    </>
  );
}

export const playground = {
  first: [
    'anchor',
    'size',
    'variant',
    'color',
    'invertedColors',
    'hideBackdrop',
  ],
};
