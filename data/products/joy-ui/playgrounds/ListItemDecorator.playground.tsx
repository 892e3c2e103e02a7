import AnchorIcon from '@mui/icons-material/Anchor';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import type { ListItemDecoratorProps } from '@mui/joy/ListItemDecorator';

export default function ListItemDecoratorPlayground(
  props: Omit<ListItemDecoratorProps, 'children'>,
) {
  return (
    <List>
      <ListItem>
        <ListItemDecorator {...props}>
          <AnchorIcon />
        </ListItemDecorator>
        Moorings
      </ListItem>
    </List>
  );
}

export const playground = {};
