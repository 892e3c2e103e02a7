import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';

export default function AbsoluteDivider() {
  return (
    <Box sx={{ position: 'relative', width: 240, p: 2, bgcolor: 'action.hover' }}>
      At the bottom of this box
      <Divider absolute sx={{ borderColor: 'text.secondary' }} />
    </Box>
  );
}
