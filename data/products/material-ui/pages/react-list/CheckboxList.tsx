import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import CommentIcon from '@mui/icons-material/ChatBubbleOutline';

export default function CheckboxList() {
  const comment = (task: string) => (
    <IconButton edge="end" aria-label={`Comments on ${task}`}>
      <CommentIcon />
    </IconButton>
  );
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      {['Book a room', 'Send the agenda', 'Order lunch'].map((task, index) => (
        <ListItem key={task} disablePadding secondaryAction={comment(task)}>
          <ListItemButton component="label" role={undefined} tabIndex={-1}>
            <Checkbox edge="start" defaultChecked={index === 0} />
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
