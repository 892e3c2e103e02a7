import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearDeterminate() {
  const [step, setStep] = React.useState(1);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400, alignItems: 'start' }}>
      <LinearProgress
        variant="determinate"
        value={(step / 4) * 100}
        aria-label={`Step ${step} of 4`}
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setStep((step % 4) + 1)}>{step < 4 ? 'Next step' : 'Start again'}</Button>
    </Stack>
  );
}
