import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import type { AvatarGroupProps } from '@mui/joy/AvatarGroup';

export default function AvatarGroupPlayground(
  props: Omit<AvatarGroupProps, 'children'>,
) {
  return (
    <AvatarGroup {...props}>
      <Avatar>GA</Avatar>
      <Avatar>PE</Avatar>
      <Avatar>PU</Avatar>
    </AvatarGroup>
  );
}

export const playground = { first: ['variant', 'color', 'size'] };
