import List from '@mui/joy/List';
import type { ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListPlayground(props: Omit<ListProps, 'children'>) {
  return (
    <List {...props}>
      <ListItem>
        <ListItemButton>Gannet</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Petrel</ListItemButton>
      </ListItem>
    </List>
  );
}

export const playground = {
  defaults: { variant: 'outlined' },
  first: ['variant', 'color', 'size', 'orientation'],
  hidden: ['marker', 'wrap'],
};
