import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function OutlinedAlerts() {
  return (
    <Stack useFlexGap direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} variant="outlined" severity={severity}>
          Outlined, {severity}
        </Alert>
      ))}
    </Stack>
  );
}
