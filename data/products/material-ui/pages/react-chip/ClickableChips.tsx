import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableChips() {
  const [count, setCount] = React.useState(0);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Chip label="Add one" onClick={() => setCount(count + 1)} />
      <Chip label="Start again" variant="outlined" onClick={() => setCount(0)} />
      <Typography role="status">{count}</Typography>
    </Stack>
  );
}
