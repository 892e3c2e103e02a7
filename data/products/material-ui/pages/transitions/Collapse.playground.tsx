import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import type { CollapseProps } from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function CollapsePlayground(
  props: Omit<CollapseProps, 'children' | 'in'>,
) {
  const [shown, setShown] = useState(true);
  return (
    <Box sx={{ minHeight: 110 }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Fold the ticket' : 'Unfold the ticket'}
      </Button>
      <Collapse in={shown} {...props}>
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Seat 14, row C
        </Paper>
      </Collapse>
    </Box>
  );
}

export const playground = {
  first: ['orientation', 'collapsedSize', 'timeout'],
  values: { collapsedSize: [0, 24, 40], timeout: ['auto', 150, 600] },
  hidden: ['in'],
};
