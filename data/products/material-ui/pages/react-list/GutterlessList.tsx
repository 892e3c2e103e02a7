import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import DeleteIcon from '@mui/icons-material/Delete';

export default function GutterlessList() {
  const subheader = (
    <ListSubheader disableGutters disableSticky>
      Attachments
    </ListSubheader>
  );
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, px: 2 }}>
      <List subheader={subheader}>
        {['offer.pdf', 'terms.pdf'].map((file, index) => (
          <ListItem
            key={file}
            disableGutters
            divider={index === 0}
            secondaryAction={
              <IconButton edge="end" aria-label={`Delete ${file}`}>
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={file} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
