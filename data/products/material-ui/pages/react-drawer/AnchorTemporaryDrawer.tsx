import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';

const sides = ['left', 'top', 'right', 'bottom'] as const;

export default function AnchorTemporaryDrawer() {
  const [side, setSide] = React.useState<(typeof sides)[number]>('left');
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      {sides.map((name) => (
        <Button
          key={name}
          onClick={() => {
            setSide(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Drawer anchor={side} open={open} onClose={() => setOpen(false)}>
        <Box sx={{ p: 3 }}>This drawer came from: {side}</Box>
      </Drawer>
    </div>
  );
}
