import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import type { FadeProps } from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function FadePlayground(
  props: Omit<FadeProps, 'children' | 'in'>,
) {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the ticket' : 'Show the ticket'}
      </Button>
      <Fade in={shown} {...props}>
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Fade>
    </div>
  );
}

export const playground = {
  defaults: { timeout: 600 },
  first: ['timeout', 'easing', 'appear'],
  values: { easing: ['ease-in', 'ease-out', 'linear'] },
  hidden: ['in'],
};
