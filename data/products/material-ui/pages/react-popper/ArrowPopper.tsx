import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const arrowStyles = {
  '& > span': { width: 10, height: 10 },
  '& > span::before': { ...colors, content: '""', display: 'block', height: 10, transform: 'rotate(45deg)' },
  '&[data-popper-placement^="top"] > span': { bottom: -5 },
  '&[data-popper-placement^="bottom"] > span': { top: -5 },
};

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 10] } },
      { name: 'arrow', options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );
  return (
    <div>
      <Button onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>Which platform?</Button>
      <Popper open={anchor !== null} anchorEl={anchor} placement="top" modifiers={modifiers} sx={arrowStyles}>
        <Paper sx={{ ...colors, p: 1 }}>Platform 2, at the fountain</Paper>
        <span ref={setArrow} />
      </Popper>
    </div>
  );
}
