import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const menu = <Typography sx={{ width: 180, p: 2 }}>Inbox, drafts, sent</Typography>;

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer open={open} onClose={() => setOpen(false)} keepMounted sx={{ display: { sm: 'none' } }}>
        {menu}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: 180,
          [`& .${drawerClasses.paper}`]: { width: 180 },
        }}
      >
        {menu}
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Button sx={{ display: { sm: 'none' } }} onClick={() => setOpen(true)}>
          Folders
        </Button>
        <Typography>No new mail.</Typography>
      </Box>
    </Box>
  );
}
