import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import AccountCircle from '@mui/icons-material/AccountCircle';

export default function MenuAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <AppBar position="static" color="default">
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        Invoices
        <IconButton
          edge="end"
          aria-label="Account"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircle />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
          <MenuItem onClick={close}>Profile</MenuItem>
          <MenuItem onClick={close}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
