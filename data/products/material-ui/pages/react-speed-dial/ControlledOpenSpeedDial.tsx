import * as React from 'react';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CopyIcon from '@mui/icons-material/FileCopyOutlined';
import PrintIcon from '@mui/icons-material/Print';

export default function ControlledOpenSpeedDial() {
  const fab = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const choose = () => {
    fab.current?.focus();
    setOpen(false);
  };
  return (
    <SpeedDial
      ariaLabel="Timetable"
      icon={<SpeedDialIcon />}
      direction="right"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      FabProps={{ ref: fab }}
    >
      <SpeedDialAction icon={<CopyIcon />} slotProps={{ tooltip: { title: 'Copy' } }} onClick={choose} />
      <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} onClick={choose} />
    </SpeedDial>
  );
}
