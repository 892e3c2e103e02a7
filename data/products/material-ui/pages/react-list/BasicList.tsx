import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

export default function BasicList() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemIcon>
            <InboxIcon />
          </ListItemIcon>
          <ListItemText primary="A button" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="#introduction">
          <ListItemIcon>
            <SendIcon />
          </ListItemIcon>
          <ListItemText primary="A link" />
        </ListItemButton>
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="Plain text" />
      </ListItem>
    </List>
  );
}
