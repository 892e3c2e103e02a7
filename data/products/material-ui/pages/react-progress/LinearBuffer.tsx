import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

export default function LinearBuffer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <LinearProgress variant="buffer" value={40} valueBuffer={65} aria-label="Film" />
    </Box>
  );
}
