import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import NotificationsIcon from '@mui/icons-material/Notifications';

const colors = ['default', 'primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

export default function ColorBadge() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      {colors.map((color) => (
        <Badge key={color} color={color} badgeContent={7}>
          <NotificationsIcon />
        </Badge>
      ))}
    </Stack>
  );
}
