import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import type { GrowProps } from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function GrowPlayground(
  props: Omit<GrowProps, 'children' | 'in'>,
) {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the ticket' : 'Show the ticket'}
      </Button>
      <Grow in={shown} {...props}>
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Grow>
    </div>
  );
}

export const playground = {
  first: ['timeout', 'easing', 'appear'],
  values: {
    timeout: ['auto', 200, 1000],
    easing: ['ease-in', 'ease-out', 'linear'],
  },
  hidden: ['in'],
};
