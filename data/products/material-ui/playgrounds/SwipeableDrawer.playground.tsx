import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import type { SwipeableDrawerProps } from '@mui/material/SwipeableDrawer';
import { useState } from 'react';

export default function SwipeableDrawerPlayground(
  props: Omit<SwipeableDrawerProps, 'onClose' | 'onOpen' | 'open'>,
) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the trips
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        {...props}
      >
        <List component="nav" aria-label="Trips" sx={{ width: 220 }}>
          <ListItemButton onClick={close}>Island</ListItemButton>
          <ListItemButton onClick={close}>Lighthouse</ListItemButton>
        </List>
      </SwipeableDrawer>
    </>
  );
}

export const playground = {
  first: ['anchor', 'swipeAreaWidth', 'disableSwipeToOpen', 'disableDiscovery'],
};
