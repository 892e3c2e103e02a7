import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';

export default function VerticalDividers() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 64 }}>
      64px
      <Divider orientation="vertical" sx={{ borderColor: 'text.secondary' }} />
      high
    </Box>
  );
}
