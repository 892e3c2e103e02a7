import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import type { ListItemAvatarProps } from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function ListItemAvatarPlayground(
  props: Omit<ListItemAvatarProps, 'children'>,
) {
  return (
    <List>
      <ListItem>
        <ListItemAvatar {...props}>
          <Avatar>G</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Gannet" secondary="At sea" />
      </ListItem>
    </List>
  );
}

export const playground = {};
