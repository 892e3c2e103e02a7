import * as React from 'react';
import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const levels: { from: number; severity: AlertColor; text: string }[] = [
  { from: 95, severity: 'error', text: 'Uploads are paused until you free some space.' },
  { from: 75, severity: 'warning', text: 'Space is running low. Large uploads may fail.' },
  { from: 0, severity: 'success', text: 'There is plenty of space left.' },
];
const variants: NonNullable<AlertProps['variant']>[] = ['standard', 'outlined', 'filled'];

export default function StorageQuotaAlert() {
  const labelId = React.useId();
  const [used, setUsed] = React.useState(60);
  const [turns, setTurns] = React.useState(0);
  const variant = variants[turns % variants.length];
  const level = levels.find((entry) => used >= entry.from);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Typography id={labelId}>Storage in use (percent)</Typography>
      <Slider
        aria-labelledby={labelId}
        value={used}
        valueLabelDisplay="auto"
        onChange={(_, value) => setUsed(value as number)}
      />
      <Button variant="outlined" onClick={() => setTurns(turns + 1)} sx={{ alignSelf: 'start' }}>
        Variant: {variant}
      </Button>
      {/* The text changes per level, not per percent: a live region speaks on every change. */}
      <Alert role="status" severity={level?.severity} variant={variant}>
        {level?.text}
      </Alert>
    </Stack>
  );
}
