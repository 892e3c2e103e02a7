import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function PointerClickAway() {
  const [kinds, setKinds] = React.useState<string[]>([]);
  return (
    <ClickAwayListener
      mouseEvent="onPointerDown"
      touchEvent={false}
      onClickAway={(event) => setKinds([...kinds, (event as PointerEvent).pointerType].slice(-3))}
    >
      <Paper variant="outlined" sx={{ p: 2, width: 260 }}>
        Last presses outside: {kinds.join(', ') || 'none'}
      </Paper>
    </ClickAwayListener>
  );
}
