import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function AccountMenu() {
  const [account, setAccount] = React.useState<HTMLElement | null>(null);
  const avatar = <Avatar aria-hidden>M</Avatar>;
  return (
    <div>
      <IconButton
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={account !== null}
        onClick={(event) => setAccount(event.currentTarget)}
      >
        {avatar}
      </IconButton>
      <Menu anchorEl={account} open={account !== null} onClose={() => setAccount(null)}>
        <MenuItem divider onClick={() => setAccount(null)}>
          <ListItemAvatar>{avatar}</ListItemAvatar>
          <ListItemText primary="Mira Lund" secondary="mira@example.com" />
        </MenuItem>
        <MenuItem onClick={() => setAccount(null)}>Sign out</MenuItem>
      </Menu>
    </div>
  );
}
