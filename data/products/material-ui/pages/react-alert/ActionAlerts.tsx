import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ActionAlerts() {
  const [open, setOpen] = React.useState(true);
  const show = (
    <Button color="inherit" size="small" onClick={() => setOpen(true)}>
      Show it
    </Button>
  );
  return (
    <Stack spacing={1}>
      {open && (
        <Alert severity="info" onClose={() => setOpen(false)}>
          The library closes at six.
        </Alert>
      )}
      <Alert severity="warning" action={show}>
        One notice is about today.
      </Alert>
    </Stack>
  );
}
