import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function EventPortal() {
  const outside = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState(0);
  return (
    <Stack spacing={1}>
      <Box ref={outside} sx={{ minHeight: 37 }} />
      <Paper variant="outlined" onClick={() => setCount((before) => before + 1)} sx={{ p: 2 }}>
        Clicks that this card received: {count}
        <Portal container={() => outside.current}>
          <Button>Outside of the card</Button>
        </Portal>
      </Paper>
    </Stack>
  );
}
