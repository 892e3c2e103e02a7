import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function AnchorPositionPopover() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Box
        component="button"
        onClick={(event) => {
          // A key has no position: it opens the popover in the corner of the map.
          const { top, left } = event.currentTarget.getBoundingClientRect();
          setPosition(event.detail ? { top: event.clientY, left: event.clientX } : { top, left });
          setOpen(true);
        }}
        sx={{ width: 280, height: 120, font: 'inherit' }}
      >
        Click anywhere on this map
      </Box>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
      >
        <Typography sx={{ p: 1 }}>A stop is near here.</Typography>
      </Popover>
    </>
  );
}
