import Stack from '@mui/material/Stack';
import BusIcon from '@mui/icons-material/DirectionsBus';

export default function SvgIconsColor() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <BusIcon />
      <BusIcon color="primary" />
      <BusIcon color="secondary" />
      <BusIcon color="success" />
      <BusIcon color="info" />
      <BusIcon color="warning" />
      <BusIcon color="error" />
      <BusIcon color="action" />
      <BusIcon color="disabled" />
      <BusIcon htmlColor="#c2185b" />
    </Stack>
  );
}
