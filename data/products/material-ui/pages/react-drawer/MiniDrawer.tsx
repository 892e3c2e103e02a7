import * as React from 'react';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MailIcon from '@mui/icons-material/Mail';
import MenuIcon from '@mui/icons-material/Menu';

export default function MiniDrawer() {
  const [isWide, setIsWide] = React.useState(false);
  return (
    <Drawer
      variant="permanent"
      sx={(theme) => ({
        [`&, & .${drawerClasses.paper}`]: {
          width: isWide ? 200 : 56,
          overflowX: 'hidden',
          transition: theme.transitions.create('width'),
        },
      })}
    >
      <List>
        <ListItemButton aria-expanded={isWide} onClick={() => setIsWide(!isWide)}>
          <ListItemIcon>
            <MenuIcon />
          </ListItemIcon>
          Menu
        </ListItemButton>
        <ListItemButton>
          <ListItemIcon>
            <MailIcon />
          </ListItemIcon>
          Messages
        </ListItemButton>
      </List>
    </Drawer>
  );
}
