import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Zoom from '@mui/material/Zoom';

export default function SimpleZoom() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Zoom in={shown} appear={false}>
        <Paper elevation={3} sx={{ p: 2 }}>
          At once
        </Paper>
      </Zoom>
      <Zoom in={shown} appear={false} style={{ transitionDelay: shown ? '400ms' : '0ms' }}>
        <Paper elevation={3} sx={{ p: 2 }}>
          After 400 ms
        </Paper>
      </Zoom>
    </Box>
  );
}
