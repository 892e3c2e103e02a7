import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PinEntry() {
  const [pin, setPin] = React.useState('');
  const [tries, setTries] = React.useState(0);
  const open = tries > 0 && pin === '2468';

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        id={React.useId()}
        label="PIN"
        value={pin}
        onChange={(event) => {
          setPin(event.target.value.replace(/\D/g, '').slice(0, 4));
          setTries(0);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <Button variant="contained" disabled={pin.length < 4} onClick={() => setTries(tries + 1)}>
        Unlock
      </Button>
      {tries > 0 && (
        <Alert severity={open ? 'success' : 'error'}>
          {open ? 'Unlocked.' : 'That is not it. Try 2468.'}
        </Alert>
      )}
    </Stack>
  );
}
