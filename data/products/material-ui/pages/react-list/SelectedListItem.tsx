import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function SelectedListItem() {
  const [selected, setSelected] = React.useState('Week');
  return (
    <List sx={{ width: '100%', maxWidth: 240 }}>
      {['Day', 'Week', 'Month', 'Year'].map((period) => (
        <ListItem key={period} disablePadding>
          <ListItemButton
            selected={period === selected}
            aria-current={period === selected}
            disabled={period === 'Year'}
            onClick={() => setSelected(period)}
          >
            <ListItemText primary={period} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
