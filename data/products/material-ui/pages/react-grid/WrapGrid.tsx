import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const rows = [
  { wrap: 'nowrap', direction: 'row' },
  { wrap: 'wrap-reverse', direction: 'row' },
  { wrap: 'wrap', direction: 'row-reverse' },
] as const;

export default function WrapGrid() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}>
      {rows.map(({ wrap, direction }) => (
        <Grid key={wrap} container wrap={wrap} direction={direction} sx={{ border: 1, textAlign: 'center' }}>
          <Grid size={8}>{wrap}</Grid>
          <Grid size={8}>{direction}</Grid>
        </Grid>
      ))}
    </Box>
  );
}
