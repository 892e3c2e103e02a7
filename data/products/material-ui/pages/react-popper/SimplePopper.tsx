import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function SimplePopper() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <div>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Next tram
      </Button>
      <Popper id={id} open={open} anchorEl={anchor}>
        <Paper elevation={3} sx={{ p: 1 }}>
          Line 4 leaves in six minutes.
        </Paper>
      </Popper>
    </div>
  );
}
