import Grid from '@mui/system/Grid';
import type { GridProps } from '@mui/system/Grid';

const cells = ['1', '2', '3', '4', '5', '6'];

export default function GridPlayground(props: GridProps) {
  return (
    <Grid {...props}>
      {cells.map((cell) => (
        <Grid key={cell} size={4}>
          <div style={{ padding: '8px 24px', border: '1px solid' }}>{cell}</div>
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
