import * as React from 'react';
import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  textAlign: 'center',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
}));

const watches = [
  { name: 'Day watch', crew: ['Ada', 'Bo', 'Cleo'] },
  { name: 'Night watch', crew: ['Dag', 'Esi', 'Finn'] },
];

export default function WatchBoard() {
  const [dense, setDense] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <p>
        <button
          type="button"
          aria-pressed={dense}
          onClick={() => setDense(!dense)}
          style={{ padding: 8, font: 'inherit' }}
        >
          Dense layout
        </button>
      </p>
      <Grid container columns={6} spacing={dense ? 0.5 : 3}>
        {watches.map((watch) => (
          // No columns and no spacing here: both come from the container above.
          <Grid key={watch.name} container size={{ xs: 6, md: 3 }} role="group" aria-label={watch.name}>
            <Grid size={6}>{watch.name}</Grid>
            {watch.crew.map((sailor) => (
              <Grid key={sailor} size={2}>
                <Cell>{sailor}</Cell>
              </Grid>
            ))}
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
