import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';

const pages = ['Exhibitions', 'Tickets', 'Visit'];

export default function ResponsiveAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <AppBar>
      <Toolbar component="nav" aria-label="Museum">
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          {pages.map((page) => (
            <Button key={page} color="inherit" href={`#${page}`}>
              {page}
            </Button>
          ))}
        </Box>
        <Button
          color="inherit"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          Pages
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {pages.map((page) => (
            <MenuItem key={page} component="a" href={`#${page}`} onClick={() => setAnchor(null)}>
              {page}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
