import AnchorIcon from '@mui/icons-material/Anchor';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import type { ListItemContentProps } from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListItemContentPlayground(props: ListItemContentProps) {
  return (
    <List>
      <ListItem>
        <ListItemDecorator>
          <AnchorIcon />
        </ListItemDecorator>
        <ListItemContent {...props} />
      </ListItem>
    </List>
  );
}

export const playground = { children: 'Moorings', first: ['children'] };
