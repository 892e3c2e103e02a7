import EditIcon from '@mui/icons-material/Edit';
import SendIcon from '@mui/icons-material/Send';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import type { SpeedDialActionProps } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

export default function SpeedDialActionPlayground(
  props: Omit<SpeedDialActionProps, 'icon'>,
) {
  return (
    <>
      <Typography>Your trip</Typography>
      <SpeedDial
        ariaLabel="Your trip"
        icon={<SpeedDialIcon />}
        direction="right"
        open
      >
        <SpeedDialAction
          icon={<EditIcon />}
          slotProps={{ tooltip: { title: 'Edit' } }}
          {...props}
        />
        <SpeedDialAction
          icon={<SendIcon />}
          slotProps={{ tooltip: { title: 'Send' } }}
        />
      </SpeedDial>
    </>
  );
}

export const playground = { hidden: ['icon'] };
