import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const orders = ['By name', 'By date', 'By size'];

export default function SimpleListMenu() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [variant, setVariant] = React.useState<'menu' | 'selectedMenu'>('selectedMenu');
  const [order, setOrder] = React.useState('By date');
  const choose = (next: string) => {
    setOrder(next);
    setTarget(null);
  };
  return (
    <Stack direction="row">
      {(['selectedMenu', 'menu'] as const).map((name) => (
        <Button
          key={name}
          aria-haspopup="menu"
          onClick={(event) => {
            setTarget(event.currentTarget);
            setVariant(name);
          }}
        >
          {order}, {name}
        </Button>
      ))}
      <Menu variant={variant} anchorEl={target} open={target !== null} onClose={() => setTarget(null)}>
        {orders.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === order}
            selected={one === order}
            onClick={() => choose(one)}
          >
            {one}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
