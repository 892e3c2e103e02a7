import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ListItemTextProps } from '@mui/material/ListItemText';

export default function ListItemTextPlayground(props: ListItemTextProps) {
  return (
    <List>
      <ListItem>
        <ListItemText {...props} />
      </ListItem>
    </List>
  );
}

export const playground = {
  defaults: { primary: 'Gannet', secondary: 'At sea' },
  first: ['primary', 'secondary', 'inset', 'disableTypography'],
};
