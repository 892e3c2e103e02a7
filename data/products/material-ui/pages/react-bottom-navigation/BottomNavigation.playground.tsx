import BottomNavigation from '@mui/material/BottomNavigation';
import type { BottomNavigationProps } from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import { useState } from 'react';

export default function BottomNavigationPlayground(
  props: Omit<BottomNavigationProps, 'children' | 'onChange' | 'value'>,
) {
  const [place, setPlace] = useState(0);
  return (
    <BottomNavigation
      value={place}
      onChange={(_, next: number) => setPlace(next)}
      {...props}
    >
      <BottomNavigationAction label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction label="Search" icon={<SearchIcon />} />
      <BottomNavigationAction label="Settings" icon={<SettingsIcon />} />
    </BottomNavigation>
  );
}

export const playground = {
  defaults: { showLabels: true },
  first: ['showLabels'],
  hidden: ['value'],
};
