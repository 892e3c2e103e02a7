import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';

const screens = [
  { label: 'Home', icon: <HomeIcon />, text: 'Eleven pages read this week.' },
  { label: 'Search', icon: <SearchIcon />, text: 'Nothing searched for yet.' },
];

export default function FramedBottomBar() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ p: 2, pb: 9 }}>
      <Typography role="status">{screens[index]?.text}</Typography>
      {/* Fixed to the viewport: of the frame here, of the window in an application. */}
      <Paper square elevation={3} sx={{ position: 'fixed', bottom: 0, insetInline: 0 }}>
        <BottomNavigation showLabels value={index} onChange={(_, next: number) => setIndex(next)}>
          {screens.map(({ label, icon }) => (
            <BottomNavigationAction key={label} label={label} icon={icon} />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
