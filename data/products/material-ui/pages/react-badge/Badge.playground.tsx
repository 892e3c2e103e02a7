import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import type { BadgeProps } from '@mui/material/Badge';

export default function BadgePlayground(props: Omit<BadgeProps, 'children'>) {
  return (
    <Badge {...props}>
      <MailIcon />
    </Badge>
  );
}

export const playground = {
  defaults: { badgeContent: 4, color: 'primary' },
  first: [
    'badgeContent',
    'color',
    'variant',
    'max',
    'overlap',
    'invisible',
    'showZero',
  ],
  values: { badgeContent: [0, 4, 120] },
};
