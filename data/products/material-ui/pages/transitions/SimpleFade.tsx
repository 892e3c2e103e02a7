import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';

const sameCell = { display: 'grid', mt: 2, '& > *': { gridArea: '1 / 1', p: 2 } };

export default function SimpleFade() {
  const [isReturn, setIsReturn] = React.useState(false);
  return (
    <div>
      <ToggleButton value="return" selected={isReturn} onChange={() => setIsReturn(!isReturn)}>
        Way back
      </ToggleButton>
      <Box sx={sameCell}>
        <Fade in={!isReturn} appear={false}>
          <Paper>Seat 14, row C</Paper>
        </Fade>
        <Fade in={isReturn}>
          <Paper>Seat 3, row F</Paper>
        </Fade>
      </Box>
    </div>
  );
}
