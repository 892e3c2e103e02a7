import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function CloseReasonDialog() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('nothing yet');
  const [isKept, setKept] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Typography>Closed by {reason}</Typography>
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
    </Stack>
  );
}
