import * as React from 'react';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CallIcon from '@mui/icons-material/Call';
import MailIcon from '@mui/icons-material/Mail';

export default function ClickSpeedDial() {
  const [open, setOpen] = React.useState(false);
  return (
    <SpeedDial
      ariaLabel="Contact the station"
      icon={<SpeedDialIcon />}
      direction="right"
      open={open}
      onOpen={(event, reason) => {
        // An arrow key moves the focus to an action, also while the dial is closed.
        const isOnAction = (event.target as HTMLElement).closest('[role="menuitem"]') !== null;
        if (reason === 'toggle' || isOnAction) setOpen(true);
      }}
      onClose={(_event, reason) => {
        if (reason !== 'mouseLeave') setOpen(false);
      }}
    >
      <SpeedDialAction icon={<CallIcon />} slotProps={{ tooltip: { title: 'Call' } }} />
      <SpeedDialAction icon={<MailIcon />} slotProps={{ tooltip: { title: 'Write' } }} />
    </SpeedDial>
  );
}
