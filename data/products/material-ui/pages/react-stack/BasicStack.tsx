import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Alert severity="success">The order is paid.</Alert>
      <Alert severity="info">It leaves the warehouse tomorrow.</Alert>
      <Alert severity="warning">Someone has to sign for it.</Alert>
    </Stack>
  );
}
