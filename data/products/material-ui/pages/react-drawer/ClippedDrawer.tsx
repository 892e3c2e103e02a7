import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';

const sidebarStyles = { width: 140, [`& .${drawerClasses.paper}`]: { width: 140 } };

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>Weather station</Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={sidebarStyles}>
        <Toolbar />
        <Box sx={{ p: 2 }}>Sensors</Box>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Toolbar />
        Wind from the north-west, 14 knots
      </Box>
    </Box>
  );
}
