import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/AddCircleOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';

const columns = ['Date', 'Amount', 'Status', 'Customer'];

export default function InstantTransferList() {
  const [shown, setShown] = React.useState(['Date', 'Amount']);
  const [moved, setMoved] = React.useState('');
  const move = (column: string) => {
    setShown(columns.filter((other) => shown.includes(other) !== (other === column)));
    setMoved(column);
  };
  const renderList = (name: string, isShown: boolean) => (
    <List aria-label={name} subheader={<ListSubheader>{name}</ListSubheader>} sx={{ width: 180 }}>
      {columns
        .filter((column) => shown.includes(column) === isShown)
        .map((column) => (
          <ListItem key={column} disablePadding>
            <ListItemButton onClick={() => move(column)} autoFocus={column === moved}>
              <ListItemText primary={column} />
              {isShown ? <RemoveIcon titleAccess="Hide" /> : <AddIcon titleAccess="Show" />}
            </ListItemButton>
          </ListItem>
        ))}
    </List>
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }}>
      {renderList('Hidden columns', false)}
      {renderList('Columns of the table', true)}
    </Stack>
  );
}
