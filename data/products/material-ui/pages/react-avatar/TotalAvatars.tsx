import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={42}
      variant="rounded"
      role="img"
      slotProps={{ surplus: { sx: { fontSize: 16 } } }}
      aria-label="Kai, Lea and 40 more"
      sx={{ [`& .${avatarClasses.root}`]: { bgcolor: 'primary.main' } }}
    >
      <Avatar>K</Avatar>
      <Avatar>L</Avatar>
    </AvatarGroup>
  );
}
