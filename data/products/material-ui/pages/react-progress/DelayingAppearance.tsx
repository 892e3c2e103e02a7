import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function DelayingAppearance() {
  const [loading, setLoading] = React.useState(false);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Fade in={loading} style={{ transitionDelay: loading ? '800ms' : '0ms' }}>
        <CircularProgress aria-label="Searching" />
      </Fade>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop' : 'Search'}</Button>
    </Box>
  );
}
