import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import type { ListItemButtonProps } from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListItemButtonPlayground(
  props: Omit<ListItemButtonProps, 'children'>,
) {
  return (
    <List>
      <ListItem>
        <ListItemButton {...props}>
          <ListItemDecorator>
            <SailingIcon />
          </ListItemDecorator>
          At sea
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <AnchorIcon />
          </ListItemDecorator>
          In the harbor
        </ListItemButton>
      </ListItem>
    </List>
  );
}

export const playground = {
  defaults: { selected: true },
  first: ['selected', 'variant', 'color', 'orientation', 'disabled'],
  hidden: ['focusVisibleClassName'],
};
