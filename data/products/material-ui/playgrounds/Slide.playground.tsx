import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function SlidePlayground(
  props: Omit<SlideProps, 'children' | 'in'>,
) {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the ticket' : 'Show the ticket'}
      </Button>
      <Slide in={shown} {...props}>
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Slide>
    </div>
  );
}

export const playground = {
  defaults: { direction: 'right', timeout: 600 },
  first: ['direction', 'timeout', 'easing', 'appear'],
  values: { easing: ['ease-in', 'ease-out', 'linear'] },
  hidden: ['in'],
};
