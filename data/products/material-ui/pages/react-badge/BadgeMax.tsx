import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeMax() {
  return (
    <Stack direction="row" sx={{ gap: 5 }}>
      {[9, 99, 999].map((max) => (
        <Badge key={max} badgeContent={1000} max={max} color="primary">
          <MailIcon />
        </Badge>
      ))}
    </Stack>
  );
}
