import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png,broken';
const size = { img: { width: 40, height: 40 } };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar src={broken} alt="Dora Lind" slotProps={size} sx={{ bgcolor: 'primary.main' }}>
        DL
      </Avatar>
      <Avatar src={broken} alt="Dora Lind" slotProps={size} sx={{ bgcolor: 'primary.main' }} />
      <Avatar src={broken} alt="" slotProps={size} />
    </Stack>
  );
}
