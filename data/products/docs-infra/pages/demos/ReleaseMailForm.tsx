import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ReleaseMailForm() {
  const [problem, setProblem] = React.useState('');
  const [sentTo, setSentTo] = React.useState('');
  const fieldId = React.useId();

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    const valid = /^[^@\s]+@[^@\s]+$/.test(address);
    setProblem(valid ? '' : 'Enter an address such as you@example.org');
    setSentTo(valid ? address : '');
  };

  return (
    <Paper sx={{ p: 3 }}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <TextField
          id={fieldId}
          name="address"
          type="email"
          label="Release mail to"
          error={problem !== ''}
          helperText={problem || ' '}
        />
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {sentTo && `Confirmation sent to ${sentTo}.`}
        </Typography>
      </Stack>
    </Paper>
  );
}
