import EditIcon from '@mui/icons-material/Edit';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialPlayground(
  props: Omit<SpeedDialProps, 'children' | 'icon'>,
) {
  return (
    <Box sx={{ height: 240, display: 'flex', alignItems: 'center' }}>
      <SpeedDial icon={<SpeedDialIcon />} {...props}>
        <SpeedDialAction
          icon={<EditIcon />}
          slotProps={{ tooltip: { title: 'Edit' } }}
        />
        <SpeedDialAction
          icon={<SendIcon />}
          slotProps={{ tooltip: { title: 'Send' } }}
        />
      </SpeedDial>
    </Box>
  );
}

export const playground = {
  defaults: { ariaLabel: 'Your trip', direction: 'right' },
  first: ['direction', 'hidden', 'ariaLabel'],
  hidden: ['icon', 'openIcon', 'open'],
};
