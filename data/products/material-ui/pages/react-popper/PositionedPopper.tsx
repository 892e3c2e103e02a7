import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import NativeSelect from '@mui/material/NativeSelect';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';

const sides = ['top', 'bottom', 'left', 'right', 'auto'] as const;

export default function PositionedPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom');
  return (
    <Box sx={{ display: 'grid', gap: 8, justifyItems: 'center', pb: 6 }}>
      <NativeSelect
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        inputProps={{ 'aria-label': 'Placement' }}
      >
        {sides.flatMap((side) =>
          [side, `${side}-start`, `${side}-end`].map((value) => <option key={value}>{value}</option>),
        )}
      </NativeSelect>
      <Chip ref={setAnchor} label="Old mill, open on Sundays" />
      <Popper open={anchor !== null} anchorEl={anchor} placement={placement} disablePortal>
        {(actual) => (
          <Paper elevation={3} sx={{ p: 1 }}>
            {actual.placement}
          </Paper>
        )}
      </Popper>
    </Box>
  );
}
