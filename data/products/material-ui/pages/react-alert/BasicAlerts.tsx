import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 480, gap: 1 }}>
      <Alert severity="success">The seat is booked.</Alert>
      <Alert severity="info">The lift is out of order today.</Alert>
      <Alert severity="warning">Only two seats are left.</Alert>
      <Alert severity="error">The payment was refused.</Alert>
    </Stack>
  );
}
