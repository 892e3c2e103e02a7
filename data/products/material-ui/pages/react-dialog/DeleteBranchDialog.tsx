import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

type Phase = 'asking' | 'deleting' | 'failed';

export default function DeleteBranchDialog() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [phase, setPhase] = React.useState<Phase>('asking');
  const attempts = React.useRef(0);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  const handleOpen = () => {
    setPhase('asking');
    setOpen(true);
  };

  // Called for Escape and for a press on the backdrop, as well as by "Keep it".
  const handleClose = () => {
    if (phase !== 'deleting') {
      setOpen(false);
    }
  };

  const handleDelete = () => {
    setPhase('deleting');
    attempts.current += 1;
    const fails = attempts.current % 2 === 1; // odd attempts fail
    timer.current = setTimeout(() => {
      setPhase(fails ? 'failed' : 'asking');
      setOpen(fails);
    }, 1000);
  };

  return (
    <React.Fragment>
      <Button color="error" variant="outlined" onClick={handleOpen}>
        Delete branch
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        aria-describedby={textId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Delete the branch “checkout-v2”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Its 14 unmerged commits go with it. This cannot be undone.
          </DialogContentText>
          {phase === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              The server refused. The branch still exists.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleClose} disabled={phase === 'deleting'}>
            Keep it
          </Button>
          <Button color="error" variant="contained" onClick={handleDelete} loading={phase === 'deleting'}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
