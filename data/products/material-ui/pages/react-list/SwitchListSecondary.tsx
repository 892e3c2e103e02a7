import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import WifiIcon from '@mui/icons-material/Wifi';

const settings = { 'Wi-Fi': <WifiIcon />, Bluetooth: <BluetoothIcon /> };

export default function SwitchListSecondary() {
  const id = React.useId();
  return (
    <List subheader={<ListSubheader>Settings</ListSubheader>} sx={{ width: '100%', maxWidth: 320 }}>
      {Object.entries(settings).map(([name, icon]) => (
        <ListItem key={name}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText id={`${id}-${name}`} primary={name} />
          <Switch edge="end" slotProps={{ input: { 'aria-labelledby': `${id}-${name}` } }} />
        </ListItem>
      ))}
    </List>
  );
}
