import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function TransitionDrawer() {
  const [isShown, show] = React.useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => show(true)}>
        Fade in slowly
      </Button>
      <Drawer
        anchor="right"
        elevation={2}
        open={isShown}
        onClose={() => show(false)}
        slots={{ transition: Fade }}
        transitionDuration={{ enter: 600, exit: 150 }}
      >
        <Typography sx={{ width: 220, p: 3 }}>In slowly, out quickly.</Typography>
      </Drawer>
    </>
  );
}
