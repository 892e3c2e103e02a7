import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitches() {
  const [open, setOpen] = React.useState(true);
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Shop is open"
        control={<Switch checked={open} onChange={(event) => setOpen(event.target.checked)} />}
      />
      <Typography color="text.secondary">{open ? 'Customers can order.' : 'Orders are paused.'}</Typography>
    </Stack>
  );
}
