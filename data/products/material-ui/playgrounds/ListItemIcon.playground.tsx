import AnchorIcon from '@mui/icons-material/Anchor';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { ListItemIconProps } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function ListItemIconPlayground(
  props: Omit<ListItemIconProps, 'children'>,
) {
  return (
    <List>
      <ListItem>
        <ListItemIcon {...props}>
          <AnchorIcon />
        </ListItemIcon>
        <ListItemText primary="Moorings" />
      </ListItem>
    </List>
  );
}

export const playground = {};
