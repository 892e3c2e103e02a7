import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import type { ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListItemButtonPlayground(
  props: Omit<ListItemButtonProps, 'children'>,
) {
  return (
    <List component="nav" aria-label="Ships">
      <ListItemButton {...props}>
        <ListItemText primary="Gannet" />
      </ListItemButton>
      <ListItemButton>
        <ListItemText primary="Petrel" />
      </ListItemButton>
    </List>
  );
}

export const playground = {
  defaults: { selected: true },
  first: [
    'selected',
    'dense',
    'divider',
    'disabled',
    'disableGutters',
    'alignItems',
  ],
};
