import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailIcon from '@mui/icons-material/Mail';

export default function AccessibleBadges() {
  const unread = 128;
  return (
    <IconButton aria-label={`Mail, ${unread} unread`}>
      <Badge badgeContent={unread} color="error">
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
