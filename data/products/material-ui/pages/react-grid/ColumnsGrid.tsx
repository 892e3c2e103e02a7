import Grid from '@mui/material/Grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnsGrid() {
  return (
    <Grid
      container
      component="ul"
      role="list"
      columns={7}
      spacing={0.5}
      sx={{ width: '100%', p: 0, listStyle: 'none' }}
    >
      {days.map((day) => (
        <Grid key={day} component="li" size={1} sx={{ bgcolor: 'action.hover', textAlign: 'center' }}>
          {day}
        </Grid>
      ))}
    </Grid>
  );
}
