import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const fruits = ['Apple', 'Pear', 'Quince'];

export default function DenseList() {
  const items = fruits.map((fruit) => (
    <ListItem key={fruit}>
      <ListItemText primary={fruit} />
    </ListItem>
  ));
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'flex-start' }}>
      <List>{items}</List>
      <List dense>{items}</List>
      <List dense disablePadding sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {items}
      </List>
    </Stack>
  );
}
