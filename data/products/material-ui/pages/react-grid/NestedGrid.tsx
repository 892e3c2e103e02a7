import Grid from '@mui/material/Grid';

const cell = { bgcolor: 'primary.main', color: 'primary.contrastText', p: 1 };

export default function NestedGrid() {
  return (
    <Grid container spacing={2} columns={6} sx={{ width: '100%' }}>
      <Grid size={2} sx={cell}>
        2 of 6
      </Grid>
      <Grid container size={4}>
        <Grid size={3} sx={cell}>
          3 of 6
        </Grid>
        <Grid size={3} sx={cell}>
          3 of 6
        </Grid>
        <Grid size={6} sx={cell}>
          6 of 6
        </Grid>
      </Grid>
    </Grid>
  );
}
