import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import type { ListSubheaderProps } from '@mui/joy/ListSubheader';

export default function ListSubheaderPlayground(props: ListSubheaderProps) {
  return (
    <List>
      <ListItem nested>
        <ListSubheader {...props} />
        <List>
          <ListItem>Gannet</ListItem>
          <ListItem>Petrel</ListItem>
        </List>
      </ListItem>
    </List>
  );
}

export const playground = {
  children: 'At sea',
  first: ['children', 'variant', 'color'],
  hidden: ['sticky'],
};
