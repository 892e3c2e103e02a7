import Grid from '@mui/material/Grid';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', '& > *': { bgcolor: 'action.hover', p: 1 } }}>
      <Grid size={8}>8 of 12</Grid>
      <Grid size={4}>4 of 12</Grid>
      <Grid size={5}>5 of 12</Grid>
      <Grid size={7}>7 of 12</Grid>
    </Grid>
  );
}
