import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

export default function Spacing() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {(['medium', 'small', 24, -4] as const).map((spacing) => (
        <AvatarGroup key={spacing} spacing={spacing}>
          {['P', 'Q', 'R'].map((letter) => (
            <Avatar key={letter} sx={{ bgcolor: 'primary.main' }}>
              {letter}
            </Avatar>
          ))}
        </AvatarGroup>
      ))}
    </Stack>
  );
}
