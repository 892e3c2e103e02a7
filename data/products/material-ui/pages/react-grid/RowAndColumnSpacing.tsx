import Grid from '@mui/material/Grid';

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={4}
      sx={{ width: 1, '& > *': { bgcolor: 'action.selected' } }}
    >
      <Grid size={6}>8px below</Grid>
      <Grid size={6}>32px beside</Grid>
      <Grid size={6}>8px above</Grid>
      <Grid size={6}>32px before</Grid>
    </Grid>
  );
}
