import Avatar from '@mui/material/Avatar';
import type { AvatarProps } from '@mui/material/Avatar';

export default function AvatarPlayground(props: AvatarProps) {
  return <Avatar sx={{ bgcolor: 'primary.main' }} {...props} />;
}

export const playground = {
  children: 'GA',
  first: ['children', 'variant'],
  // An address that is typed letter by letter is requested at each of them.
  hidden: ['src', 'srcSet'],
};
