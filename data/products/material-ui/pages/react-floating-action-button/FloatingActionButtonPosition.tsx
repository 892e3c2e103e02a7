import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const stops = ['Harbor', 'Market square', 'Old mill', 'Lighthouse', 'North beach'];

export default function FloatingActionButtonPosition() {
  return (
    <Box sx={{ position: 'relative', width: 300, border: 1, borderColor: 'divider' }}>
      <List tabIndex={0} aria-label="Stops" sx={{ height: 200, overflow: 'auto', pb: 10 }}>
        {stops.map((stop) => (
          <ListItem key={stop}>
            <ListItemText primary={stop} />
          </ListItem>
        ))}
      </List>
      <Fab color="primary" aria-label="Add a stop" sx={{ position: 'absolute', bottom: 16, right: 16 }}>
        <AddIcon />
      </Fab>
    </Box>
  );
}
