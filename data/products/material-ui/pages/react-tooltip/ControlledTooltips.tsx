import * as React from 'react';
import HelpIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltips() {
  const [open, setOpen] = React.useState(false);
  return (
    <Tooltip
      describeChild
      title="Three digits on the back of your card"
      open={open}
      onClose={() => setOpen(false)}
    >
      <IconButton aria-label="Where is the code?" onClick={() => setOpen(true)}>
        <HelpIcon />
      </IconButton>
    </Tooltip>
  );
}
