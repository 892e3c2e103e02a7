import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function SizeAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: 12, bgcolor: 'primary.main' }}>S</Avatar>
      <Avatar sx={{ bgcolor: 'primary.main' }}>M</Avatar>
      <Avatar sx={{ width: 64, height: 64, fontSize: 32, bgcolor: 'primary.main' }}>L</Avatar>
    </Stack>
  );
}
