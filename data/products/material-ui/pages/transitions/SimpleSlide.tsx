import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

const directions = ['up', 'down', 'left', 'right'] as const;

export default function SimpleSlide() {
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ width: 1, minHeight: 100 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Slide out' : 'Slide in'}</Button>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {directions.map((direction) => (
          <Slide key={direction} in={shown} direction={direction} timeout={600} mountOnEnter unmountOnExit>
            <Paper elevation={3} sx={{ p: 2 }}>
              {direction}
            </Paper>
          </Slide>
        ))}
      </Box>
    </Box>
  );
}
