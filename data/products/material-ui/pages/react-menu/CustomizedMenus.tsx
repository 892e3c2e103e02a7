import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: { marginTop: 4, borderRadius: 12, boxShadow: theme.shadows[2] },
  [`& .${menuItemClasses.root}`]: { marginInline: 8, borderRadius: 8 },
}));

export default function CustomizedMenus() {
  const [opener, setOpener] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <Button variant="contained" aria-haspopup="menu" onClick={(event) => setOpener(event.currentTarget)}>
        Options
      </Button>
      <RoundMenu anchorEl={opener} open={opener !== null} onClose={() => setOpener(null)}>
        <MenuItem onClick={() => setOpener(null)}>Pin to the top</MenuItem>
        <MenuItem onClick={() => setOpener(null)}>Mute</MenuItem>
      </RoundMenu>
    </div>
  );
}
