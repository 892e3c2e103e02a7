import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EditIcon from '@mui/icons-material/Edit';
import ShareIcon from '@mui/icons-material/Share';

const dials = [
  { direction: 'right', place: { top: 0, left: 0 } },
  { direction: 'down', place: { top: 0, right: 0 } },
  { direction: 'left', place: { bottom: 0, right: 0 } },
  { direction: 'up', place: { bottom: 0, left: 0 } },
] as const;

export default function SpeedDialDirections() {
  return (
    <Box sx={{ position: 'relative', width: 280, height: 280 }}>
      {dials.map(({ direction, place }) => (
        <SpeedDial
          key={direction}
          ariaLabel={`Actions, ${direction}`}
          icon={<SpeedDialIcon />}
          direction={direction}
          sx={{ position: 'absolute', ...place }}
        >
          <SpeedDialAction icon={<EditIcon />} slotProps={{ tooltip: { title: 'Edit' } }} />
          <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />
        </SpeedDial>
      ))}
    </Box>
  );
}
