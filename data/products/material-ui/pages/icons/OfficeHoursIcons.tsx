import Icon from '@mui/material/Icon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const services = [
  { icon: 'print', name: 'Printing', hours: 'Weekdays, 8 to 18' },
  { icon: 'local_cafe', name: 'Coffee bar', hours: 'Every day, 7 to 15' },
  { icon: 'directions_bike', name: 'Bicycle garage', hours: 'Always open' },
];

export default function OfficeHoursIcons() {
  return (
    <List aria-label="Services of the house" sx={{ width: '100%', maxWidth: 320 }}>
      {services.map(({ icon, name, hours }) => (
        <ListItem key={icon}>
          <ListItemIcon>
            <Icon color="primary">{icon}</Icon>
          </ListItemIcon>
          <ListItemText primary={name} secondary={hours} />
        </ListItem>
      ))}
    </List>
  );
}
