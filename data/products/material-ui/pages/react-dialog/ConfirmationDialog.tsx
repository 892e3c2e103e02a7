import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ConfirmationDialog() {
  const [tone, setTone] = React.useState('Bell');
  const [draft, setDraft] = React.useState(tone);
  const [isAsking, setAsking] = React.useState(false);
  const ask = () => {
    setDraft(tone);
    setAsking(true);
  };
  const confirm = () => {
    setTone(draft);
    setAsking(false);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={ask}>
        Change the ringtone
      </Button>
      <Typography>Ringtone: {tone}</Typography>
      <Dialog open={isAsking} onClose={(_event, reason) => setAsking(reason === 'backdropClick')}>
        <DialogTitle>Ringtone</DialogTitle>
        <DialogContent dividers>
          <RadioGroup aria-label="Ringtone" value={draft} onChange={(_event, next) => setDraft(next)}>
            {['Bell', 'Harp', 'Whistle'].map((name) => (
              <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button onClick={confirm}>OK</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
