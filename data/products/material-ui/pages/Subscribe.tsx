import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function Subscribe() {
  const [address, setAddress] = React.useState('');
  const [sent, setSent] = React.useState(false);

  function handleSubmit(event: React.SyntheticEvent) {
    event.preventDefault();
    setSent(true);
  }

  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={handleSubmit}
      sx={{ p: 3, width: 360, maxWidth: '100%' }}
    >
      <Stack spacing={2}>
        <Typography variant="h6" component="p">
          Release notes by mail
        </Typography>
        <TextField
          label="Email"
          type="email"
          required
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          select
          label="Package"
          defaultValue="material"
          slotProps={{ inputLabel: { shrink: true } }}
        >
          <MenuItem value="material">
            <bdi>@mui/material</bdi>
          </MenuItem>
          <MenuItem value="grid">
            <bdi>@mui/x-data-grid</bdi>
          </MenuItem>
        </TextField>
        <Slider defaultValue={2} min={1} max={4} marks valueLabelDisplay="auto" aria-label="Mails a month" />
        <FormControlLabel
          control={<Switch defaultChecked sx={{ ml: -1.5 }} />}
          label="Security fixes at once"
        />
        {sent ? (
          <Alert severity="success">We will write to {address}.</Alert>
        ) : (
          <Button type="submit" variant="contained">
            Subscribe
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
