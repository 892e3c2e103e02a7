import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const parts = [
  { shape: 'circular', content: <Avatar sx={{ bgcolor: 'primary.main' }}>IK</Avatar> },
  { shape: 'rounded', content: <Button variant="contained">Follow</Button> },
] as const;

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={3}>
      {parts.map(({ shape, content }) => (
        <Stack key={shape} spacing={1} sx={{ alignItems: 'center' }}>
          {content}
          <Skeleton variant={shape}>{content}</Skeleton>
        </Stack>
      ))}
    </Stack>
  );
}
