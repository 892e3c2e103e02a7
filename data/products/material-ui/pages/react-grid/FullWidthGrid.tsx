import Grid from '@mui/material/Grid';

export default function FullWidthGrid() {
  return (
    <Grid container spacing={1} sx={{ width: 1, '& > *': { border: 1, borderColor: 'divider', p: 1 } }}>
      <Grid size={{ xs: 12, sm: 8 }}>12, from sm 8</Grid>
      <Grid size={{ xs: 6, sm: 4 }}>6, from sm 4</Grid>
      <Grid size={{ xs: 6, sm: 4, lg: 2 }}>6, from sm 4, from lg 2</Grid>
      <Grid size={{ xs: 12, sm: 8, lg: 10 }}>12, from sm 8, from lg 10</Grid>
    </Grid>
  );
}
