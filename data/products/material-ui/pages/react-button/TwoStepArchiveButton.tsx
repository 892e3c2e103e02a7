import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TwoStepArchiveButton() {
  const hintId = React.useId();
  const [armed, setArmed] = React.useState(false);
  const [archived, setArchived] = React.useState(false);

  const handleClick = () => {
    if (archived) {
      setArchived(false);
      return;
    }
    setArchived(armed);
    setArmed(!armed);
  };

  const handleKeyDown = (event: React.KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') {
      setArmed(false);
    }
  };

  let label = 'Archive project';
  let hint = 'The project leaves every list. You can restore it later.';
  if (armed) {
    label = 'Press again to archive';
    hint = 'Escape, or moving on, keeps the project.';
  } else if (archived) {
    label = 'Restore project';
    hint = 'Archived.';
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        color={archived ? 'primary' : 'error'}
        variant={armed ? 'contained' : 'outlined'}
        aria-describedby={hintId}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onBlur={() => setArmed(false)}
      >
        {label}
      </Button>
      <Typography id={hintId} role="status" variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </Stack>
  );
}
