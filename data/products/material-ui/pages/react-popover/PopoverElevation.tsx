import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverElevation() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Show the platform</Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        elevation={0}
        marginThreshold={48}
        transitionDuration={0}
        slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
      >
        <Typography sx={{ p: 2 }}>Platform 2, at the fountain</Typography>
      </Popover>
    </div>
  );
}
