import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const paper = { p: 2, mt: 1, borderRadius: 4, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function CustomizedPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>What is new</Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slots={{ transition: Fade }}
        slotProps={{ paper: { sx: paper }, backdrop: { invisible: false } }}
      >
        <Typography>Tickets can be shared now.</Typography>
      </Popover>
    </div>
  );
}
