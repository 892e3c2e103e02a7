import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import type { BadgeProps } from '@mui/joy/Badge';

export default function BadgePlayground(props: Omit<BadgeProps, 'children'>) {
  return (
    <Badge {...props}>
      <Avatar>GA</Avatar>
    </Badge>
  );
}

export const playground = {
  defaults: { badgeContent: 4 },
  first: [
    'badgeContent',
    'variant',
    'color',
    'size',
    'max',
    'invisible',
    'showZero',
  ],
  values: { badgeContent: [0, 4, 120] },
  hidden: ['badgeInset'],
};
