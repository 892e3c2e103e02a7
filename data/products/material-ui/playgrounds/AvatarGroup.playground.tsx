import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import type { AvatarGroupProps } from '@mui/material/AvatarGroup';

const crew = ['Ada', 'Bo', 'Chen', 'Dag', 'Eva', 'Finn'];

export default function AvatarGroupPlayground(
  props: Omit<AvatarGroupProps, 'children'>,
) {
  return (
    <AvatarGroup {...props}>
      {crew.map((name) => (
        <Avatar key={name} sx={{ bgcolor: 'primary.main' }}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}

export const playground = {
  defaults: { max: 6 },
  first: ['max', 'spacing', 'variant', 'total'],
  values: { max: [3, 4, 6] },
};
