import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListPlayground(props: Omit<ListProps, 'children'>) {
  return (
    <List {...props}>
      <ListItem>
        <ListItemText primary="Gannet" secondary="At sea" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Petrel" secondary="In the harbor" />
      </ListItem>
    </List>
  );
}

export const playground = {
  first: ['dense', 'disablePadding'],
  hidden: ['subheader'],
};
