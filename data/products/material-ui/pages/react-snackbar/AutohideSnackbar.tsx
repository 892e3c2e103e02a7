import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function AutohideSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [closedBy, setClosedBy] = React.useState<SnackbarCloseReason>();
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Copy the link</Button>
      <Typography variant="body2">Closed by: {closedBy ?? 'nothing yet'}</Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={2000}
        message="Link copied"
        onClose={(_event, reason) => {
          setClosedBy(reason);
          setOpen(false);
        }}
      />
    </div>
  );
}
