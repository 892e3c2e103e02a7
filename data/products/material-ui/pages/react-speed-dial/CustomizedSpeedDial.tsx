import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';

export default function CustomizedSpeedDial() {
  return (
    <SpeedDial
      ariaLabel="Edit the stop"
      icon={<SpeedDialIcon />}
      direction="right"
      FabProps={{ size: 'medium', color: 'secondary' }}
    >
      <SpeedDialAction icon={<EditIcon />} slotProps={{ tooltip: { title: 'Rename', arrow: true } }} />
      <SpeedDialAction
        icon={<DeleteIcon />}
        sx={{ color: 'error.main' }}
        slotProps={{ tooltip: { title: 'Delete', arrow: true } }}
      />
    </SpeedDial>
  );
}
