import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

const corner = { position: 'fixed', bottom: 16, insetInlineStart: 16, zIndex: 'snackbar', p: 2 } as const;

export default function BodyPortal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide the notes' : 'Show the notes'}
      </Button>
      {open && (
        <Portal>
          <Paper elevation={6} sx={corner}>
            Bring the tickets. <Button onClick={() => setOpen(false)}>Hide</Button>
          </Paper>
        </Portal>
      )}
    </div>
  );
}
