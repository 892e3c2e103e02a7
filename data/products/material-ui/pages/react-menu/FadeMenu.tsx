import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FadeMenu() {
  const [from, setFrom] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <Button aria-haspopup="menu" onClick={(event) => setFrom(event.currentTarget)}>
        Fade in slowly
      </Button>
      <Menu
        anchorEl={from}
        open={from !== null}
        onClose={() => setFrom(null)}
        slots={{ transition: Fade }}
        transitionDuration={600}
      >
        <MenuItem onClick={() => setFrom(null)}>Archive</MenuItem>
      </Menu>
    </div>
  );
}
