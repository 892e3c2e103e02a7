import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { ListSubheaderProps } from '@mui/material/ListSubheader';

export default function ListSubheaderPlayground(props: ListSubheaderProps) {
  return (
    <List subheader={<ListSubheader {...props} />}>
      <ListItem>
        <ListItemText primary="Gannet" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Petrel" />
      </ListItem>
    </List>
  );
}

export const playground = {
  children: 'At sea',
  first: ['children', 'color', 'inset', 'disableGutters'],
  hidden: ['disableSticky'],
};
