import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloudUpload from '@mui/icons-material/CloudUpload';

type Phase = 'draft' | 'sending' | 'rejected' | 'live';

const messages: Record<Phase, string> = {
  draft: 'Not published yet.',
  sending: 'Publishing…',
  rejected: 'The server was busy. Try once more.',
  live: 'The article is live.',
};

export default function PublishButton() {
  const [phase, setPhase] = React.useState<Phase>('draft');
  const attempts = React.useRef(0);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (phase === 'rejected') {
      // The browser drops focus from a disabled button, so a keyboard user gets it back here.
      buttonRef.current?.focus();
    }
    if (phase !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => {
      attempts.current += 1;
      setPhase(attempts.current === 1 ? 'rejected' : 'live');
    }, 1500);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button
        ref={buttonRef}
        color={phase === 'rejected' ? 'danger' : 'primary'}
        disabled={phase === 'live'}
        loading={phase === 'sending'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Publishing" />}
        startDecorator={<CloudUpload />}
        onClick={() => setPhase('sending')}
      >
        {phase === 'rejected' ? 'Publish again' : 'Publish'}
      </Button>
      <Typography level="body-sm" role="status">
        {messages[phase]}
      </Typography>
    </Stack>
  );
}
