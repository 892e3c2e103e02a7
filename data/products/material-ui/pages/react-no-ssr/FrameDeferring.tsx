import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function Days() {
  return Array.from({ length: 365 }, (_, day) => (
    <Box key={day} sx={{ height: 8, bgcolor: day % 7 < 5 ? 'primary.main' : 'action.disabled' }} />
  ));
}

export default function FrameDeferring() {
  const [open, setOpen] = React.useState(false);
  return (
    <Box sx={{ width: 300, minHeight: 156 }}>
      <Button onClick={() => setOpen(!open)}>{open ? 'Hide the year' : 'Show the year'}</Button>
      {open && <Typography>365 days, 261 of work</Typography>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(31, 1fr)', gap: '1px' }}>
        {open && (
          <NoSsr defer>
            <Days />
          </NoSsr>
        )}
      </Box>
    </Box>
  );
}
