import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const steps = {
  open: { label: 'Archive project', hint: 'You can restore it later.', next: 'armed' },
  armed: { label: 'Press again to archive', hint: 'Moving on keeps the project.', next: 'archived' },
  archived: { label: 'Restore project', hint: 'Archived.', next: 'open' },
} as const;

export default function TwoStepArchiveButton() {
  const [step, setStep] = React.useState<keyof typeof steps>('open');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        color={step === 'archived' ? 'primary' : 'error'}
        variant={step === 'armed' ? 'contained' : 'outlined'}
        onClick={() => setStep(steps[step].next)}
        onBlur={() => setStep(step === 'armed' ? 'open' : step)}
      >
        {steps[step].label}
      </Button>
      <div role="status">{steps[step].hint}</div>
    </Stack>
  );
}
