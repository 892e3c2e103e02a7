import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function ElevateAppBar() {
  const [pane, setPane] = React.useState<HTMLElement | null>(null);
  const hasScrolled = useScrollTrigger({
    target: pane ?? undefined,
    disableHysteresis: true,
    threshold: 0,
  });
  return (
    <Box ref={setPane} tabIndex={0} sx={{ height: 180, overflow: 'auto' }}>
      <AppBar position="sticky" color="default" elevation={hasScrolled ? 4 : 0}>
        <Toolbar>{hasScrolled ? 'Text is below the bar' : 'At the top'}</Toolbar>
      </AppBar>
      <p style={{ height: 600, padding: 16 }}>Scroll a little.</p>
    </Box>
  );
}
