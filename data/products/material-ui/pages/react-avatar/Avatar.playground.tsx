import Avatar from '@mui/material/Avatar';
import type { AvatarProps } from '@mui/material/Avatar';

export default function AvatarPlayground(props: AvatarProps) {
  return <Avatar sx={{ bgcolor: 'primary.main' }} {...props} />;
}

export const playground = { children: 'GA', first: ['children', 'variant'] };
