import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

const messages = {
  dirty: 'You have unsaved changes.',
  saving: 'Saving the draft…',
  saved: 'Draft saved.',
  failed: 'The draft could not be saved. Try again.',
};

export default function SaveButton() {
  const [state, setState] = React.useState<keyof typeof messages>('dirty');
  const attempts = React.useRef(0);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (state === 'saving') {
      // Stands for a request; every odd attempt fails.
      const answer = attempts.current % 2 === 0 ? 'saved' : 'failed';
      const timer = setTimeout(() => setState(answer), 1200);
      return () => clearTimeout(timer);
    }
    // Loading disabled the button, and a disabled button loses focus: give it back, unless it moved on.
    if (state !== 'dirty' && document.activeElement === document.body) buttonRef.current?.focus();
    return undefined;
  }, [state]);

  const handleSave = () => {
    attempts.current += 1;
    setState('saving');
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
