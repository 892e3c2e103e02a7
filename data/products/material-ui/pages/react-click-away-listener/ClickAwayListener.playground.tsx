import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import type { ClickAwayListenerProps } from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function ClickAwayListenerPlayground(
  props: Omit<ClickAwayListenerProps, 'children' | 'onClickAway'>,
) {
  const [count, setCount] = useState(0);
  return (
    <Box sx={{ p: 4, bgcolor: 'action.hover' }}>
      <ClickAwayListener onClickAway={() => setCount(count + 1)} {...props}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Clicks outside of this box: {count}
        </Paper>
      </ClickAwayListener>
    </Box>
  );
}

export const playground = {
  first: ['mouseEvent', 'touchEvent', 'disableReactTree'],
};
