import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function CustomSurplusAvatars() {
  return (
    <AvatarGroup
      total={4712}
      renderSurplus={(surplus) => compact.format(surplus)}
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main', fontSize: 12 } } }}
      role="img"
      aria-label="4,712 followers"
    >
      <Avatar sx={{ bgcolor: 'secondary.main' }}>M</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>N</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>O</Avatar>
    </AvatarGroup>
  );
}
