import Grid from '@mui/material/Grid';

export default function AutoGrid() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', '& > *': { border: '1px dashed', p: 1, textAlign: 'center' } }}
    >
      <Grid size="grow">grow</Grid>
      <Grid size={6}>6 of 12</Grid>
      <Grid size="grow">grow</Grid>
    </Grid>
  );
}
