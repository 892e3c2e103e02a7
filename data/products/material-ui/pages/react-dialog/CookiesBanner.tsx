import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CookiesBanner() {
  const [isAsking, setAsking] = React.useState(true);
  return (
    <Stack spacing={1}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Ask again
      </Button>
      <Fade appear={false} in={isAsking} unmountOnExit>
        <Paper role="dialog" aria-modal={false} aria-label="Cookies" elevation={6} sx={{ p: 2 }}>
          <Typography>May we count visits?</Typography>
          <Button onClick={() => setAsking(false)}>Yes</Button>
          <Button onClick={() => setAsking(false)}>No</Button>
        </Paper>
      </Fade>
    </Stack>
  );
}
