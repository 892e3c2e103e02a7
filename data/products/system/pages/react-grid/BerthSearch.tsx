import * as React from 'react';
import Grid from '@mui/system/Grid';

const berths = ['A1, 8 m', 'A2, 8 m', 'B1, 12 m', 'B2, 12 m', 'C1, 20 m'];

export default function BerthSearch() {
  const id = React.useId();
  const [query, setQuery] = React.useState('');
  const [asked, setAsked] = React.useState('');
  const found = berths.filter((berth) => berth.toLowerCase().includes(asked.toLowerCase()));

  return (
    <Grid
      container
      component="form"
      role="search"
      aria-label="Berths"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(query.trim());
      }}
      sx={{
        width: 1,
        alignItems: 'center',
        '& input, & button': { font: 'inherit', p: 1, boxSizing: 'border-box' },
      }}
    >
      <Grid size={{ xs: 12, sm: 'auto' }}>
        <label htmlFor={id}>Berth or length</label>
      </Grid>
      <Grid size="grow">
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          style={{ width: '100%' }}
        />
      </Grid>
      <Grid size="auto">
        <button type="submit">Search</button>
      </Grid>
      <Grid size={12} role="status">
        {found.length === 0 ? `No berth matches “${asked}”.` : found.join(' · ')}
      </Grid>
    </Grid>
  );
}
