import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import type { ListItemProps } from '@mui/joy/ListItem';

export default function ListItemPlayground(props: ListItemProps) {
  return (
    <List>
      <ListItem {...props} />
      <ListItem>Petrel</ListItem>
    </List>
  );
}

export const playground = {
  children: 'Gannet',
  defaults: { variant: 'soft' },
  first: ['children', 'variant', 'color'],
  hidden: ['nested', 'sticky', 'endAction', 'startAction'],
};
