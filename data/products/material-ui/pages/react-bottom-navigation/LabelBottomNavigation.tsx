import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import Action from '@mui/material/BottomNavigationAction';
import ForumIcon from '@mui/icons-material/Forum';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';
import TodayIcon from '@mui/icons-material/Today';

export default function LabelBottomNavigation() {
  const [screen, setScreen] = React.useState('today');
  return (
    <BottomNavigation
      value={screen}
      onChange={(_, next: string) => setScreen(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <Action value="today" label="Today" icon={<TodayIcon />} />
      <Action value="map" label="Map" icon={<MapIcon />} />
      <Action value="chats" label="Chats" icon={<ForumIcon />} showLabel />
      <Action value="me" label="Profile" icon={<PersonIcon />} />
    </BottomNavigation>
  );
}
