import Alert from '@mui/material/Alert';

export default function ColorAlerts() {
  return (
    <Alert severity="success" color="info">
      The icon of success, the color of info
    </Alert>
  );
}
