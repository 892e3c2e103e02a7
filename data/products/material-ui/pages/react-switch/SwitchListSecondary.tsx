import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = ['Wi-Fi', 'Bluetooth'];

export default function SwitchListSecondary() {
  return (
    <List sx={{ width: 280 }}>
      {settings.map((name) => (
        <ListItem
          key={name}
          divider
          secondaryAction={<Switch edge="end" slotProps={{ input: { 'aria-label': name } }} />}
        >
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
