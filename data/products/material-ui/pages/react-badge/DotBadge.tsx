import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function DotBadge() {
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center' }}>
      <Badge variant="dot" color="error">
        <NotificationsIcon />
      </Badge>
      <Badge variant="dot" color="success">
        Changelog
      </Badge>
    </Stack>
  );
}
