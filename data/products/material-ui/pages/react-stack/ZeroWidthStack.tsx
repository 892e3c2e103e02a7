import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ZeroWidthStack() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 220 }}>
      <Avatar>K</Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography noWrap>Kari Nordmann</Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          Answered your question about the timetable
        </Typography>
      </Stack>
    </Stack>
  );
}
