import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleDialogDemo() {
  const [open, setOpen] = React.useState(false);
  const [berth, setBerth] = React.useState('North 3');
  const choose = (next: string) => {
    setBerth(next);
    setOpen(false);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a berth
      </Button>
      <Typography>Berth: {berth}</Typography>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose a berth</DialogTitle>
        <List component="div">
          {['North 3', 'North 7', 'South 1'].map((name) => (
            <ListItemButton key={name} selected={name === berth} onClick={() => choose(name)}>
              {name}
            </ListItemButton>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
