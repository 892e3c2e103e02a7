import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';

const actions = [
  { tab: 'Stops', label: 'Add a stop', icon: <AddIcon />, color: 'primary' },
  { tab: 'Notes', label: 'Edit the notes', icon: <EditIcon />, color: 'secondary' },
] as const;

export default function FloatingActionButtonZoom() {
  const { enteringScreen, leavingScreen } = useTheme().transitions.duration;
  const [value, setValue] = React.useState(0);
  return (
    <Box sx={{ position: 'relative', width: 300, height: 180 }}>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} variant="fullWidth">
        {actions.map(({ tab }) => (
          <Tab key={tab} label={tab} />
        ))}
      </Tabs>
      {actions.map(({ label, icon, color }, index) => (
        <Zoom
          key={label}
          in={value === index}
          timeout={{ enter: enteringScreen, exit: leavingScreen }}
          style={{ transitionDelay: `${value === index ? leavingScreen : 0}ms` }}
          unmountOnExit
        >
          <Fab color={color} aria-label={label} sx={{ position: 'absolute', bottom: 16, right: 16 }}>
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
