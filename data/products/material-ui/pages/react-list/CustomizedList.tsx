import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pillStyles = {
  [`& .${listItemButtonClasses.root}`]: { borderRadius: 6, mb: 0.5 },
  [`& .${listItemButtonClasses.selected}`]: { color: 'primary.dark' },
};

export default function CustomizedList() {
  return (
    <List sx={{ width: 240, ...pillStyles }}>
      {['Overview', 'Members', 'Billing'].map((section, index) => (
        <ListItem key={section} disablePadding>
          <ListItemButton selected={index === 1} aria-current={index === 1}>
            <ListItemText primary={section} slotProps={{ primary: { sx: { fontWeight: 500 } } }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
