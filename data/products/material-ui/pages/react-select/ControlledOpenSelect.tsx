import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);
  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setOpen(true)}>Change the port</Button>
      <Select
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        defaultValue="bergen"
        inputProps={{ 'aria-label': 'Port' }}
      >
        <MenuItem value="bergen">Bergen</MenuItem>
        <MenuItem value="oslo">Oslo</MenuItem>
      </Select>
    </Stack>
  );
}
