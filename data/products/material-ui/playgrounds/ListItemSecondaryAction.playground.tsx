import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemSecondaryAction from '@mui/material/ListItemSecondaryAction';
import type { ListItemSecondaryActionProps } from '@mui/material/ListItemSecondaryAction';
import ListItemText from '@mui/material/ListItemText';

export default function ListItemSecondaryActionPlayground(
  props: Omit<ListItemSecondaryActionProps, 'children'>,
) {
  return (
    <List sx={{ width: 240 }}>
      <ListItem>
        <ListItemText primary="Gannet" secondary="At sea" />
        <ListItemSecondaryAction {...props}>
          <IconButton edge="end" aria-label="Remove Gannet">
            <DeleteIcon />
          </IconButton>
        </ListItemSecondaryAction>
      </ListItem>
    </List>
  );
}

export const playground = {
  first: ['sx'],
  values: { sx: { 'further in': { right: 48 }, 'at the top': { top: 24 } } },
};
