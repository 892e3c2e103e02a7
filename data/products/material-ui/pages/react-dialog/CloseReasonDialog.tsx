import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function CloseReasonDialog() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('nothing yet');
  const [isKept, setKept] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      Closed by {reason}
      <Dialog
        open={open}
        disableEscapeKeyDown={isKept}
        onClose={(_event, why) => {
          setReason(why);
          setOpen(false);
        }}
        slotProps={{ paper: { 'aria-label': 'Reasons' } }}
      >
        <DialogContent>
          <FormControlLabel
            label="disableEscapeKeyDown"
            control={<Switch checked={isKept} onChange={(event) => setKept(event.target.checked)} />}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}
