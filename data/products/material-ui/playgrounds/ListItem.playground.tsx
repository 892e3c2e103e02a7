import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ListItemProps } from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListItemPlayground(
  props: Omit<ListItemProps, 'children'>,
) {
  return (
    <List>
      <ListItem {...props}>
        <ListItemText primary="Gannet" secondary="At sea" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Petrel" secondary="In the harbor" />
      </ListItem>
    </List>
  );
}

export const playground = {
  defaults: { divider: true },
  first: ['divider', 'dense', 'alignItems', 'disableGutters', 'disablePadding'],
  hidden: ['secondaryAction'],
};
