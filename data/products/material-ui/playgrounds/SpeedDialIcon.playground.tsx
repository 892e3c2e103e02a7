import Fab from '@mui/material/Fab';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type { SpeedDialIconProps } from '@mui/material/SpeedDialIcon';

export default function SpeedDialIconPlayground(props: SpeedDialIconProps) {
  return (
    <Fab color="primary" aria-label="Your trip">
      <SpeedDialIcon {...props} />
    </Fab>
  );
}

export const playground = {
  first: ['icon', 'openIcon'],
  defaults: { openIcon: 'Delete' },
};
