import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';

export default function FlexDivider() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ py: 2 }}>With flexItem</Box>
      <Divider orientation="vertical" flexItem />
      <span>you see a line,</span>
      <Divider orientation="vertical" />
      <span>without it none.</span>
    </Box>
  );
}
