import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';

export default function BadgeAvatars() {
  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      role="img"
      aria-label="Selma, online"
    >
      <Avatar sx={{ bgcolor: 'primary.main' }}>S</Avatar>
    </Badge>
  );
}
