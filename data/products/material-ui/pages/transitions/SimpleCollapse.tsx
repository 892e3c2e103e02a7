import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';

const ticket = (
  <Paper variant="outlined" sx={{ width: 140, p: 2 }}>
    Seat 14, row C, leaves from gate 2
  </Paper>
);

export default function SimpleCollapse() {
  const [shown, setShown] = React.useState(true);
  return (
    <Box sx={{ width: 1, minHeight: 140 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Collapse' : 'Expand'}</Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Collapse in={shown}>{ticket}</Collapse>
        <Collapse in={shown} collapsedSize={44}>
          {ticket}
        </Collapse>
        <Collapse in={shown} orientation="horizontal">
          {ticket}
        </Collapse>
      </Box>
    </Box>
  );
}
