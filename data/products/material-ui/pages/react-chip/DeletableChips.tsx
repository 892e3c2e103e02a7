import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function DeletableChips() {
  const [shown, setShown] = React.useState(true);
  const hide = () => setShown(false);
  return (
    <Stack direction="row" sx={{ gap: 1, minHeight: 36, alignItems: 'center' }}>
      {shown ? (
        <Chip label="Press Delete" onDelete={hide} />
      ) : (
        <Button onClick={() => setShown(true)}>Restore</Button>
      )}
      <Chip label="Disabled" variant="outlined" disabled skipFocusWhenDisabled onDelete={hide} />
    </Stack>
  );
}
