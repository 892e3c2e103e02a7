import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursorTooltips() {
  return (
    <Tooltip followCursor describeChild title="Deck 4, free seats">
      <Box sx={{ bgcolor: 'action.selected', borderRadius: 2, px: 6, py: 4 }}>Seats 1 to 40</Box>
    </Tooltip>
  );
}
