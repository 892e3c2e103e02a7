import * as React from 'react';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeableTemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the filters</Button>
      <SwipeableDrawer
        anchor="right"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableBackdropTransition
        disableDiscovery
        hysteresis={0.3}
        minFlingVelocity={300}
      >
        <Typography sx={{ width: 240, p: 3 }}>Swipe to the right to close.</Typography>
      </SwipeableDrawer>
    </>
  );
}
