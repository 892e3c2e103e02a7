import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function DetailsToggle() {
  const [open, setOpen] = React.useState(false);
  const panelId = React.useId();

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Button aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        {open ? 'Hide details' : 'Show details'}
      </Button>
      <Collapse in={open} id={panelId}>
        <Typography variant="body2" sx={{ p: 1 }}>
          Shipped on Tuesday, in two boxes, to the side entrance.
        </Typography>
      </Collapse>
    </Box>
  );
}
