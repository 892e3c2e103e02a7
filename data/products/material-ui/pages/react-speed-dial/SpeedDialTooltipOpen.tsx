import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EventIcon from '@mui/icons-material/Event';
import NoteIcon from '@mui/icons-material/Note';

const actions = [
  { title: 'Add a date', icon: <EventIcon /> },
  { title: 'Add a note', icon: <NoteIcon /> },
];

export default function SpeedDialTooltipOpen() {
  return (
    <SpeedDial ariaLabel="Add to the diary" icon={<SpeedDialIcon />} sx={{ ml: 16 }}>
      {actions.map(({ title, icon }) => (
        <SpeedDialAction
          key={title}
          icon={icon}
          slotProps={{
            tooltip: { title, open: true },
            staticTooltipLabel: { sx: { whiteSpace: 'nowrap' } },
          }}
        />
      ))}
    </SpeedDial>
  );
}
