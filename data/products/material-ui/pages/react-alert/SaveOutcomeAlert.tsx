import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Phase = 'idle' | 'saving' | 'saved' | 'failed';

export default function SaveOutcomeAlert() {
  const [phase, setPhase] = React.useState<Phase>('idle');
  const [attempt, setAttempt] = React.useState(0);
  const submitRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (phase !== 'saving') return undefined;
    // Odd attempts are refused so that both outcomes can be seen.
    const timer = setTimeout(() => setPhase(attempt % 2 ? 'failed' : 'saved'), 700);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  const save = () => {
    if (phase === 'saving') return;
    setAttempt((count) => count + 1);
    setPhase('saving');
    // The retry button disappears with its alert; keep the focus in the form.
    submitRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 480 }}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField label="Workspace name" defaultValue="North depot" onChange={() => setPhase('idle')} />
      <Button ref={submitRef} type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {phase === 'saving' ? 'Saving…' : 'Save'}
      </Button>
      {phase === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={save}>
              Retry
            </Button>
          }
        >
          <AlertTitle>Not saved</AlertTitle>
          The server refused the change. Your text is still in the field.
        </Alert>
      )}
      <div role="status">
        {phase === 'saved' && (
          <Alert role="none" severity="success" onClose={() => setPhase('idle')}>
            The new name is live.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
