import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function OverflowPortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [portal, setPortal] = React.useState(false);
  return (
    <div>
      <FormControlLabel
        label="Portal"
        control={<Switch checked={portal} onChange={(event) => setPortal(event.target.checked)} />}
      />
      <Box ref={setTarget} sx={{ position: 'relative', width: 240, height: 120 }}>
        <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden', height: 64, p: 1 }}>
          A card with hidden overflow
          <Portal container={target} disablePortal={!portal}>
            <Paper elevation={6} sx={{ position: 'absolute', top: 40, left: 16, p: 2 }}>
              Details of the card
            </Paper>
          </Portal>
        </Paper>
      </Box>
    </div>
  );
}
