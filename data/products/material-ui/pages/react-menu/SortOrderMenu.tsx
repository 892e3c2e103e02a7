import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import SortIcon from '@mui/icons-material/Sort';

const cities = [
  { name: 'Lyon', year: 1998, size: 522 },
  { name: 'Graz', year: 2003, size: 292 },
  { name: 'Turku', year: 2011, size: 201 },
];
const orders = {
  name: { label: 'Name', compare: (a: City, b: City) => (a.name < b.name ? -1 : 1) },
  year: { label: 'Year opened', compare: (a: City, b: City) => a.year - b.year },
  size: { label: 'Largest first', compare: (a: City, b: City) => b.size - a.size },
};
type City = (typeof cities)[number];
type Order = keyof typeof orders;

export default function SortOrderMenu() {
  const [trigger, setTrigger] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [order, setOrder] = React.useState<Order>('name');

  return (
    <Paper variant="outlined" sx={{ width: 280, p: 1 }}>
      <IconButton
        ref={setTrigger}
        aria-label={`Sort: ${orders[order].label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SortIcon />
      </IconButton>
      <Menu
        anchorEl={trigger}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Sort order', dense: true } }}
      >
        {(Object.keys(orders) as Order[]).map((key) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === order}
            selected={key === order}
            onClick={() => {
              setOrder(key);
              setOpen(false);
            }}
          >
            {orders[key].label}
          </MenuItem>
        ))}
      </Menu>
      <List dense aria-label="Offices">
        {[...cities].sort(orders[order].compare).map((city) => (
          <ListItem key={city.name}>{`${city.name}, ${city.year}, ${city.size} desks`}</ListItem>
        ))}
      </List>
    </Paper>
  );
}
