import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export default function IconAlerts() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="info" icon={<LocalShippingIcon fontSize="inherit" />}>
        The parcel is on its way.
      </Alert>
      <Alert iconMapping={{ success: <CheckIcon fontSize="inherit" /> }}>The parcel has arrived.</Alert>
      <Alert severity="warning" icon={false}>
        The parcel is returned in three days.
      </Alert>
    </Stack>
  );
}
