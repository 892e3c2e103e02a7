import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PersistentDrawerLeft() {
  const [open, setOpen] = React.useState(true);
  return (
    <>
      <Drawer variant="persistent" open={open}>
        <Typography sx={{ boxSizing: 'border-box', width: 160, p: 2 }}>Layers of the map</Typography>
      </Drawer>
      <Box
        component="main"
        sx={(theme) => ({
          p: 2,
          marginLeft: open ? '160px' : 0,
          transition: theme.transitions.create('margin'),
        })}
      >
        <FormControlLabel
          label="Show the layers"
          control={<Switch checked={open} onChange={(_, checked) => setOpen(checked)} />}
        />
      </Box>
    </>
  );
}
