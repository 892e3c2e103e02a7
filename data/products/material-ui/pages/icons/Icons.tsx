import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function Icons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small">tram</Icon>
      <Icon>tram</Icon>
      <Icon fontSize="large" color="primary">
        tram
      </Icon>
      <Icon color="action">directions_bus</Icon>
      <Icon color="disabled">directions_bus</Icon>
      <Icon sx={{ fontSize: 48, color: 'secondary.main' }}>directions_bus</Icon>
    </Stack>
  );
}
