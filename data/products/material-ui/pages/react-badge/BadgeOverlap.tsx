import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function BadgeOverlap() {
  const square = <Box sx={{ width: 40, height: 40, bgcolor: 'primary.main' }} />;
  const circle = <Box sx={{ width: 40, height: 40, bgcolor: 'primary.main', borderRadius: '50%' }} />;
  return (
    <Stack direction="row" sx={{ gap: 4 }}>
      <Badge badgeContent={3} color="error">
        {square}
      </Badge>
      <Badge badgeContent={3} color="error">
        {circle}
      </Badge>
      <Badge badgeContent={3} color="error" overlap="circular">
        {circle}
      </Badge>
    </Stack>
  );
}
