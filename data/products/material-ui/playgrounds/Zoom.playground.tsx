import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';
import type { ZoomProps } from '@mui/material/Zoom';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function ZoomPlayground(
  props: Omit<ZoomProps, 'children' | 'in'>,
) {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the ticket' : 'Show the ticket'}
      </Button>
      <Zoom in={shown} {...props}>
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Zoom>
    </div>
  );
}

export const playground = {
  defaults: { timeout: 600 },
  first: ['timeout', 'easing', 'appear'],
  values: { easing: ['ease-in', 'ease-out', 'linear'] },
  hidden: ['in'],
};
