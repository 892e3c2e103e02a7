import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';

export default function BottomAppBar() {
  return (
    <AppBar component="footer" sx={{ top: 'auto', bottom: 0 }}>
      <Toolbar>
        <Fab
          color="secondary"
          aria-label="New note"
          sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
        >
          <AddIcon />
        </Fab>
        <IconButton color="inherit" edge="end" aria-label="Search notes" sx={{ ml: 'auto' }}>
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
