import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';

export default function TemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Library menu' } }}
      >
        <List component="nav" sx={{ width: 240 }}>
          {['Catalog', 'Loans', 'Opening hours'].map((page) => (
            <ListItemButton key={page} onClick={close}>
              {page}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </>
  );
}
