import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import ExploreIcon from '@mui/icons-material/Explore';

const places = [
  { href: '#bottom-navigation', label: 'Explore', icon: <ExploreIcon /> },
  { href: '#accessibility', label: 'Saved', icon: <BookmarkIcon /> },
];

export default function LinkBottomNavigation() {
  const [current, setCurrent] = React.useState('#bottom-navigation');
  return (
    <BottomNavigation component="nav" aria-label="Main" showLabels value={current} sx={{ width: 280 }}>
      {places.map((place) => (
        <BottomNavigationAction
          key={place.href}
          {...place}
          value={place.href}
          onClick={() => setCurrent(place.href)}
          aria-current={place.href === current ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
