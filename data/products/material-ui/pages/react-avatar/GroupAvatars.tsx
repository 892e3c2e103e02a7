import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label="Emil, Farah, Gita and three more"
      sx={{ [`& .${avatarClasses.root}`]: { bgcolor: 'primary.main' } }}
    >
      <Avatar>E</Avatar>
      <Avatar>F</Avatar>
      <Avatar>G</Avatar>
      <Avatar>H</Avatar>
      <Avatar>I</Avatar>
      <Avatar>J</Avatar>
    </AvatarGroup>
  );
}
