import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TramIcon from '@mui/icons-material/Tram';

export default function SvgIconsSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <TramIcon fontSize="small" />
      <TramIcon />
      <TramIcon fontSize="large" />
      <TramIcon sx={{ fontSize: 48 }} />
      <Typography variant="body2">
        <TramIcon fontSize="inherit" sx={{ verticalAlign: 'middle' }} /> Line 4
      </Typography>
    </Stack>
  );
}
