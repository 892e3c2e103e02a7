import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import StarIcon from '@mui/icons-material/Star';

export default function InsetList() {
  const subheader = (
    <ListSubheader inset color="primary">
      Contacts
    </ListSubheader>
  );
  return (
    <List subheader={subheader} sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem>
        <ListItemIcon>
          <StarIcon />
        </ListItemIcon>
        <ListItemText primary="Ines, a favorite" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Jonas" />
      </ListItem>
    </List>
  );
}
