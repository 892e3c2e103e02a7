import Grid from '@mui/material/Grid';
import type { GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const seats = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function GridPlayground(props: GridProps) {
  return (
    <Grid {...props}>
      {seats.map((seat) => (
        <Grid key={seat} size={4}>
          <Paper variant="outlined" sx={{ px: 3, py: 1, textAlign: 'center' }}>
            {seat}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}

export const playground = {
  defaults: { container: true, spacing: 2 },
  first: ['container', 'spacing', 'columns', 'direction', 'wrap'],
  values: {
    spacing: [0, 1, 2, 3, 4],
    columns: [8, 12, 16],
    direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  },
};
