import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function Elevation() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 64px)', gap: 3 }}>
      {[0, 1, 2, 4, 6, 8, 16, 24].map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ height: 64, display: 'grid', placeItems: 'center' }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
