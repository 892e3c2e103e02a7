import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function InvisibleBackdrop() {
  const [shown, setShown] = React.useState(false);
  return (
    <div>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Legend
      </Button>
      <Backdrop invisible open={shown} onClick={() => setShown(false)} sx={{ zIndex: 1 }} />
      {shown && (
        <Paper elevation={8} sx={{ position: 'absolute', zIndex: 2, p: 2 }}>
          Blue: swimming. Green: walking.
        </Paper>
      )}
    </div>
  );
}
