import Grid from '@mui/material/Grid';

export default function OffsetGrid() {
  return (
    <Grid container rowSpacing={2} sx={{ width: 1, '& > *': { bgcolor: 'action.focus', px: 1 } }}>
      <Grid size={4} offset={{ xs: 2, sm: 4 }}>
        From xs 2, from sm 4
      </Grid>
      <Grid size={3} offset="auto">
        auto
      </Grid>
    </Grid>
  );
}
