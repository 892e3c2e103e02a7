import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';

const actions = [
  { title: 'Go by bus', icon: <DirectionsBusIcon /> },
  { title: 'Go by bike', icon: <DirectionsBikeIcon /> },
  { title: 'Walk', icon: <DirectionsWalkIcon /> },
];

export default function BasicSpeedDial() {
  return (
    <SpeedDial ariaLabel="Plan a trip" icon={<SpeedDialIcon />}>
      {actions.map(({ title, icon }) => (
        <SpeedDialAction key={title} icon={icon} slotProps={{ tooltip: { title } }} />
      ))}
    </SpeedDial>
  );
}
