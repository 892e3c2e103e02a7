import Avatar from '@mui/joy/Avatar';
import type { AvatarProps } from '@mui/joy/Avatar';

export default function AvatarPlayground(props: AvatarProps) {
  return <Avatar {...props} />;
}

export const playground = {
  children: 'GA',
  first: ['children', 'variant', 'color', 'size'],
};
