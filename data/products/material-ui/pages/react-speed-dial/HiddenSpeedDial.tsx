import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import EditIcon from '@mui/icons-material/Edit';

export default function HiddenSpeedDial() {
  const [hidden, setHidden] = React.useState(false);
  return (
    <div>
      <FormControlLabel
        label="Hide the dial"
        control={<Switch checked={hidden} onChange={(_event, checked) => setHidden(checked)} />}
      />
      <SpeedDial
        ariaLabel="Page actions"
        icon={<SpeedDialIcon />}
        direction="right"
        hidden={hidden}
        transitionDuration={600}
        slots={{ transition: Fade }}
        sx={{ minHeight: 56 }}
      >
        <SpeedDialAction icon={<EditIcon />} slotProps={{ tooltip: { title: 'Edit' } }} />
      </SpeedDial>
    </div>
  );
}
