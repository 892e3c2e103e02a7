import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function IconButtonWithBadge() {
  return (
    <Box sx={{ px: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <IconButton edge="start" disabled aria-label="Cart, empty">
        <ShoppingCartIcon />
      </IconButton>
      <IconButton edge="end" size="large" color="inherit" aria-label="Cart, 2 items">
        <Badge badgeContent={2} color="primary">
          <ShoppingCartIcon fontSize="inherit" />
        </Badge>
      </IconButton>
    </Box>
  );
}
