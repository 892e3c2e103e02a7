import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import CartIcon from '@mui/icons-material/ShoppingCart';

const cartBadgeStyles = {
  [`& .${badgeClasses.badge}`]: {
    top: 12,
    right: -3,
    border: 2,
    borderColor: 'background.paper',
    px: 0.5,
  },
};

export default function CustomizedBadges() {
  return (
    <IconButton aria-label="Cart, 4 items">
      <Badge badgeContent={4} color="primary" sx={cartBadgeStyles}>
        <CartIcon />
      </Badge>
    </IconButton>
  );
}
