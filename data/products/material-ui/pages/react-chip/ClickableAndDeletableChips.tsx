import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableAndDeletableChips() {
  const [last, setLast] = React.useState('nothing yet');
  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <Chip
        label="lena@example.com"
        onClick={() => setLast('onClick')}
        onDelete={() => setLast('onDelete')}
      />
      <Typography role="status" variant="body2">
        Called: {last}
      </Typography>
    </Stack>
  );
}
