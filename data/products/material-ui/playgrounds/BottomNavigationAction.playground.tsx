import HomeIcon from '@mui/icons-material/Home';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { BottomNavigationActionProps } from '@mui/material/BottomNavigationAction';

export default function BottomNavigationActionPlayground(
  props: BottomNavigationActionProps,
) {
  return (
    <BottomNavigation value="trips" sx={{ width: 240 }}>
      <BottomNavigationAction value="home" label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction value="trips" {...props} />
    </BottomNavigation>
  );
}

export const playground = {
  defaults: { label: 'Trips', icon: 'Send', showLabel: true },
  first: ['label', 'icon', 'showLabel'],
  hidden: ['disabled'],
};
