import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';

export default function SimpleGrow() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Grow in={shown} appear={false}>
        <Paper elevation={3} sx={{ p: 2 }}>
          From the center
        </Paper>
      </Grow>
      <Grow in={shown} appear={false} timeout={800} style={{ transformOrigin: 'top left' }}>
        <Paper elevation={3} sx={{ p: 2 }}>
          From a corner, for 800 ms
        </Paper>
      </Grow>
    </Box>
  );
}
