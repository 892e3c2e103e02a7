import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';

const folders = [
  { name: 'Photos', changed: 'January 9' },
  { name: 'Invoices', changed: 'March 21' },
  { name: 'Drafts', changed: 'July 20' },
];

export default function FolderList() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {folders.map(({ name, changed }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar>
              <FolderIcon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={changed} />
        </ListItem>
      ))}
    </List>
  );
}
