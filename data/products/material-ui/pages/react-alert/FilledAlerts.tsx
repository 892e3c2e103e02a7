import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

export default function FilledAlerts() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: 1 }}>
      <Alert severity="success" variant="filled">
        Paid
      </Alert>
      <Alert severity="info" variant="filled">
        Sent
      </Alert>
      <Alert severity="warning" variant="filled">
        Overdue
      </Alert>
      <Alert severity="error" variant="filled">
        Refused
      </Alert>
    </Box>
  );
}
