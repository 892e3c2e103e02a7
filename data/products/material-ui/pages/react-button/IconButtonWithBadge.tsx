import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function IconButtonWithBadge() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 2, border: 1, width: 240 }}>
      <IconButton edge="start" disabled aria-label="Open the menu">
        <MenuIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1 }}>Sea charts</Box>
      <IconButton edge="end" aria-label="Cart, 2 items">
        <Badge badgeContent={2} color="primary">
          <ShoppingCartIcon />
        </Badge>
      </IconButton>
    </Box>
  );
}
