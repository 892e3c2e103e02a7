import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function CircularWithValueLabel() {
  const percent = 64;
  return (
    <Box sx={{ display: 'inline-grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <CircularProgress variant="determinate" value={percent} size={56} aria-label="Charging" />
      <Typography variant="caption" aria-hidden>
        {percent}%
      </Typography>
    </Box>
  );
}
