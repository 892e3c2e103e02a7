import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function BackdropTransition() {
  const [down, setDown] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setDown(true)}>Lower the curtain</Button>
      <Backdrop
        open={down}
        onClick={() => setDown(false)}
        slots={{ transition: Slide }}
        transitionDuration={{ enter: 600, exit: 200 }}
        sx={{ zIndex: 'modal' }}
      />
    </div>
  );
}
