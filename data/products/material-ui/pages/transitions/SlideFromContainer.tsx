import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideFromContainer() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(true);
  return (
    <Box
      ref={setBox}
      sx={{ width: 240, height: 140, overflow: 'hidden', p: 2, border: 1, borderColor: 'divider' }}
    >
      <Button onClick={() => setShown(!shown)}>{shown ? 'Slide out' : 'Slide in'}</Button>
      <Slide in={shown} appear={false} direction="up" container={box}>
        <Paper elevation={3} sx={{ mt: 1, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Slide>
    </Box>
  );
}
