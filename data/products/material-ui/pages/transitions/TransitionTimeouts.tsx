import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Zoom from '@mui/material/Zoom';

export default function TransitionTimeouts() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Fade in={shown} appear={false} timeout={{ enter: 1000, exit: 200 }}>
        <Paper sx={{ p: 2 }}>Slow in, fast out</Paper>
      </Fade>
      <Zoom in={shown} appear={false} timeout={600} easing={{ enter: 'linear', exit: 'ease-in' }}>
        <Paper sx={{ p: 2 }}>Even in, faster and faster out</Paper>
      </Zoom>
      <Collapse in={shown} orientation="horizontal" timeout="auto">
        <Paper sx={{ p: 2, whiteSpace: 'nowrap' }}>By its width</Paper>
      </Collapse>
    </Box>
  );
}
