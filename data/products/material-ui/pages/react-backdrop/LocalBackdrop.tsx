import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function LocalBackdrop() {
  const [locked, setLocked] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ position: 'relative', p: 3, width: 240 }}>
        <Button disabled={locked}>Change the budget</Button>
        <Backdrop
          open={locked}
          appear={false}
          sx={{ position: 'absolute', borderRadius: 1, color: '#fff', bgcolor: 'rgba(0, 0, 0, 0.7)' }}
        >
          Closed until Monday
        </Backdrop>
      </Paper>
      <Button onClick={() => setLocked(!locked)}>{locked ? 'Unlock' : 'Lock'}</Button>
    </Stack>
  );
}
