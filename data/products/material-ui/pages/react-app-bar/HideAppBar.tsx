import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function HideAppBar() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const isDown = useScrollTrigger({ target: box ?? undefined });
  return (
    <Box ref={setBox} tabIndex={0} sx={{ height: 200, overflow: 'auto' }}>
      <Slide in={!isDown} direction="down" appear={false}>
        <AppBar position="sticky">
          <Toolbar>Scroll down and up</Toolbar>
        </AppBar>
      </Slide>
      <Box sx={{ height: 900, p: 2 }}>The bar makes room for the text.</Box>
    </Box>
  );
}
