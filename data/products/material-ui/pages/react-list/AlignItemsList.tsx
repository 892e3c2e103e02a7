import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const text = 'The train at 8:12 was full again, so I took the one after it. I will be there at ten.';

export default function AlignItemsList() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {(['center', 'flex-start'] as const).map((alignItems) => (
        <ListItem key={alignItems} alignItems={alignItems}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main' }}>M</Avatar>
          </ListItemAvatar>
          <ListItemText primary={`Mira, ${alignItems}`} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
