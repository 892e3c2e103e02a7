import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function IconButtonWithBadge() {
  return (
    <IconButton aria-label="Cart, 2 items">
      <Badge badgeContent={2} color="primary">
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
