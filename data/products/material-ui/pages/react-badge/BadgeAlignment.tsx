import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
] as const;

export default function BadgeAlignment() {
  return (
    <Stack direction="row" sx={{ gap: 5 }}>
      {corners.map((corner) => (
        <Badge
          key={`${corner.vertical} ${corner.horizontal}`}
          anchorOrigin={corner}
          badgeContent={2}
          color="secondary"
        >
          <MailIcon />
        </Badge>
      ))}
    </Stack>
  );
}
