import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function CustomizedSnackbars() {
  const [severity, setSeverity] = React.useState<AlertColor>('success');
  const [visible, setVisible] = React.useState(false);
  const show = (next: AlertColor) => {
    setSeverity(next);
    setVisible(true);
  };
  return (
    <div>
      <Button onClick={() => show('success')}>Book the court</Button>
      <Button onClick={() => show('error')}>Book it twice</Button>
      <Snackbar open={visible} autoHideDuration={6000} onClose={() => setVisible(false)}>
        <Alert severity={severity} variant="filled" onClose={() => setVisible(false)} sx={{ width: '100%' }}>
          {severity === 'success' ? 'Booked for 18:00.' : 'The court is taken at 18:00.'}
        </Alert>
      </Snackbar>
    </div>
  );
}
