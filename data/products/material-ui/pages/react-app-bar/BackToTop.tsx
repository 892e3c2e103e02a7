import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

export default function BackToTop() {
  const [list, setList] = React.useState<HTMLElement | null>(null);
  const isFar = useScrollTrigger({ target: list ?? undefined, disableHysteresis: true });
  return (
    <Box sx={{ position: 'relative' }}>
      <Box ref={setList} tabIndex={0} sx={{ height: 200, overflow: 'auto' }}>
        <Box sx={{ height: 900, p: 2 }}>The button comes after 100px.</Box>
      </Box>
      <Zoom in={isFar}>
        <Fab
          size="small"
          aria-label="Back to top"
          onClick={() => list?.scrollTo({ top: 0, behavior: 'smooth' })}
          sx={{ position: 'absolute', bottom: 16, right: 24 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
