import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function TransitionAlerts() {
  const [open, setOpen] = React.useState(true);
  const again = React.useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    setOpen(false);
    again.current?.focus();
  };
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Collapse in={open}>
        <Alert severity="info" closeText="Dismiss: pool hours" onClose={dismiss} sx={{ mb: 1 }}>
          The pool opens at noon on Sunday.
        </Alert>
      </Collapse>
      <Button ref={again} onClick={() => setOpen(true)}>
        Show dismissed notices
      </Button>
    </Stack>
  );
}
