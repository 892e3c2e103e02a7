import Grid from '@mui/material/Grid';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function ResponsiveGrid() {
  return (
    <Grid container columns={{ xs: 2, sm: 3, md: 6 }} spacing={{ xs: 1, md: 3 }} sx={{ width: '100%' }}>
      {months.map((month) => (
        <Grid key={month} size={1} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1 }}>
          {month}
        </Grid>
      ))}
    </Grid>
  );
}
