import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

export default function IconButtons() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, border: 1, width: 240 }}>
      <IconButton edge="start" aria-label="Open the folders">
        <MenuIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1 }}>Inbox</Box>
      <IconButton edge="end" aria-label="Search the inbox">
        <SearchIcon />
      </IconButton>
    </Box>
  );
}
