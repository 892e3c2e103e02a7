import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const rows = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'left', 'left-end'],
  ['right-start', 'right', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
] as const;

export default function PositionedTooltips() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1 }}>
      {rows.flat().map((side) => (
        <Tooltip key={side} describeChild placement={side} title={`At ${side}`}>
          <Button size="small">{side}</Button>
        </Tooltip>
      ))}
    </Box>
  );
}
