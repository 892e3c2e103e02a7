import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

const box = { border: 1, borderColor: 'divider', p: 1 };

export default function EventPortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [clicks, setClicks] = React.useState(0);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={box}>
        The container is in this box.
        <div ref={setTarget} />
      </Box>
      <Box sx={box} onClick={() => setClicks(clicks + 1)}>
        Clicks that this box received: {clicks}
        <Portal container={target}>
          <Button>Press me</Button>
        </Portal>
      </Box>
    </Box>
  );
}
