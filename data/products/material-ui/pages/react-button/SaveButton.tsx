import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

type SaveState = 'dirty' | 'saving' | 'saved' | 'failed';

const messages: Record<SaveState, string> = {
  dirty: 'You have unsaved changes.',
  saving: 'Saving the draft…',
  saved: 'Draft saved.',
  failed: 'The draft could not be saved. Nothing is lost; try again.',
};

export default function SaveButton() {
  const [state, setState] = React.useState<SaveState>('dirty');
  const attempts = React.useRef(0);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  React.useEffect(() => {
    // Loading disabled the button, and a disabled button loses focus: give it back, unless it moved on.
    const isDone = state === 'saved' || state === 'failed';
    if (isDone && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
  }, [state]);

  const handleSave = () => {
    attempts.current += 1;
    const succeeds = attempts.current % 2 === 0; // every odd attempt fails
    setState('saving');
    timer.current = setTimeout(() => setState(succeeds ? 'saved' : 'failed'), 1200);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={buttonRef}
        variant="contained"
        color={state === 'failed' ? 'error' : 'primary'}
        startIcon={<SaveIcon />}
        loading={state === 'saving'}
        loadingPosition="start"
        onClick={handleSave}
      >
        {state === 'failed' ? 'Try again' : 'Save draft'}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary">
        {messages[state]}
      </Typography>
    </Stack>
  );
}
