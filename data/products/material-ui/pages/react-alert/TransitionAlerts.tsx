import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function TransitionAlerts() {
  const [open, setOpen] = React.useState(true);
  const again = React.useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    setOpen(false);
    again.current?.focus();
  };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Collapse in={open}>
        <Alert severity="info" closeText="Dismiss: pool hours" onClose={dismiss} sx={{ mb: 1 }}>
          The pool opens at noon on Sunday.
        </Alert>
      </Collapse>
      <Button ref={again} onClick={() => setOpen(true)}>
        Show dismissed notices
      </Button>
    </Box>
  );
}
