import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Badge from '@mui/material/Badge';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function IconBottomNavigation() {
  return (
    <BottomNavigation value={0} sx={{ width: 280 }}>
      <BottomNavigationAction aria-label="Departures" icon={<DirectionsBusIcon />} />
      <BottomNavigationAction
        aria-label="Messages, 3 new"
        icon={
          <Badge badgeContent={3} color="error">
            <NotificationsIcon />
          </Badge>
        }
      />
      <BottomNavigationAction disabled label="Offline" showLabel icon={<DirectionsBusIcon />} />
    </BottomNavigation>
  );
}
