import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function SimpleBackdrop() {
  const [sending, setSending] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setSending(true)}>Send the order</Button>
      <Backdrop
        open={sending}
        aria-hidden={false}
        onClick={() => setSending(false)}
        sx={{ color: '#fff', zIndex: 'modal' }}
      >
        <CircularProgress color="inherit" aria-label="Sending the order" />
      </Backdrop>
    </div>
  );
}
