import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';
import SearchIcon from '@mui/icons-material/Search';

export default function SimpleBottomNavigation() {
  const [index, setIndex] = React.useState(0);
  return (
    <BottomNavigation
      showLabels
      value={index}
      onChange={(_event, next: number) => setIndex(next)}
      sx={{ width: 400 }}
    >
      <BottomNavigationAction label="Listen" icon={<HeadphonesIcon />} />
      <BottomNavigationAction label="Library" icon={<LibraryMusicIcon />} />
      <BottomNavigationAction label="Search" icon={<SearchIcon />} />
    </BottomNavigation>
  );
}
