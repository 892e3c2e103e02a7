import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const EDGE = 48;

const edgeStyles = {
  position: 'absolute',
  top: -EDGE,
  insetInline: 0,
  height: EDGE,
  p: 1.5,
  // The rest of the closed drawer is hidden.
  visibility: 'visible',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
};

export default function SwipeableEdgeDrawer() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the stops</Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={EDGE}
        disableSwipeToOpen={false}
        slotProps={{ paper: { sx: { height: 120, overflow: 'visible' } } }}
      >
        <Box sx={edgeStyles}>3 stops nearby</Box>
        <Box sx={{ p: 2 }}>Harbor, Old Town, Museum</Box>
      </SwipeableDrawer>
    </>
  );
}
