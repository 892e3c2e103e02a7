import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';

export default function SimpleFade() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Fade in={shown} appear={false}>
        <Paper elevation={3} sx={{ p: 2 }}>
          Seat 14, row C
        </Paper>
      </Fade>
    </Box>
  );
}
