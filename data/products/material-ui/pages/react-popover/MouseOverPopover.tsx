import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function MouseOverPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = (event: React.SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const close = () => setAnchor(null);
  return (
    <Typography>
      The tram stops at the{' '}
      <Link
        href="#mouse-over-interaction"
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={open}
        onBlur={close}
      >
        old mill
      </Link>
      .
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ pointerEvents: 'none' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
      >
        <Typography sx={{ p: 1 }}>Built in 1786, open on Sundays</Typography>
      </Popover>
    </Typography>
  );
}
