import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';

const width = 160;

export default function PermanentDrawerLeft() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={{ width, [`& .${drawerClasses.paper}`]: { width } }}>
        <List component="nav" aria-label="Chapters">
          <ListItemButton selected>Tides</ListItemButton>
          <ListItemButton>Currents</ListItemButton>
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        High water at 14:20
      </Box>
    </Box>
  );
}
