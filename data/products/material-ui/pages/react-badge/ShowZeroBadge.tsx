import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import CartIcon from '@mui/icons-material/ShoppingCart';

export default function ShowZeroBadge() {
  return (
    <Stack direction="row" sx={{ gap: 4 }}>
      <Badge badgeContent={0} color="primary">
        <CartIcon />
      </Badge>
      <Badge badgeContent={0} color="primary" showZero>
        <CartIcon />
      </Badge>
    </Stack>
  );
}
