import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function PopoverPlayground(props: Omit<PopoverProps, 'open'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button ref={setAnchor} variant="outlined" onClick={() => setOpen(true)}>
        Next tram
      </Button>
      <Popover
        open={open && anchor !== null}
        anchorEl={anchor}
        onClose={() => setOpen(false)}
        {...props}
      >
        <Typography sx={{ p: 2 }}>Line 4 leaves in six minutes.</Typography>
      </Popover>
    </>
  );
}

export const playground = {
  opensInside: true,
  defaults: { anchorOrigin: 'bottom left' },
  first: ['anchorOrigin', 'transformOrigin', 'elevation', 'marginThreshold'],
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
  // The stage cannot show what the others do.
  hidden: [
    'anchorReference',
    'closeAfterTransition',
    'disableAutoFocus',
    'disableEnforceFocus',
    'disablePortal',
    'disableRestoreFocus',
    'disableScrollLock',
    'hideBackdrop',
    'keepMounted',
    'transitionDuration',
  ],
};
