import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailIcon from '@mui/icons-material/Mail';

export default function AccessibleBadges() {
  const unread = 12;
  return (
    <IconButton aria-label={`Mail, ${unread} unread`}>
      <Badge badgeContent={unread} color="primary">
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
