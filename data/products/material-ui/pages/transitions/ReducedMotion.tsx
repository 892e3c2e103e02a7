import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';

export default function ReducedMotion() {
  const [shown, setShown] = React.useState(true);
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Zoom in={shown} appear={false} timeout={isReduced ? 0 : 400}>
        <Paper elevation={3} sx={{ p: 2 }}>
          {isReduced ? 'Your system asks for less motion' : 'Your system allows motion'}
        </Paper>
      </Zoom>
    </Box>
  );
}
