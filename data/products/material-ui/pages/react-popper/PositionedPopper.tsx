import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';

const placements = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'left', 'left-end'],
  ['right-start', 'right', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
] as const;

export default function PositionedPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('top');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1 }}>
      {placements.flat().map((each) => (
        <Button
          key={each}
          size="small"
          onClick={(event) => {
            setAnchor(anchor === event.currentTarget ? null : event.currentTarget);
            setPlacement(each);
          }}
        >
          {each}
        </Button>
      ))}
      <Popper open={anchor !== null} anchorEl={anchor} placement={placement}>
        {(actual) => (
          <Paper elevation={3} sx={{ p: 1 }}>
            Is at {actual.placement}
          </Paper>
        )}
      </Popper>
    </Box>
  );
}
