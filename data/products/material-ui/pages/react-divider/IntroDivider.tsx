import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function IntroDivider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ py: 1 }}>Delivery on Tuesday</Typography>
      <Divider />
      <Typography sx={{ py: 1 }}>Pickup from Monday</Typography>
    </Box>
  );
}
