import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import type { ListDividerProps } from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function ListDividerPlayground(props: ListDividerProps) {
  return (
    <List component="div">
      <ListItem>Gannet</ListItem>
      <ListDivider {...props} />
      <ListItem>Petrel</ListItem>
    </List>
  );
}

export const playground = {
  first: ['inset'],
  hidden: ['children', 'orientation'],
};
