import * as React from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const products = [
  { name: 'Chart table', kind: 'furniture', price: 240 },
  { name: 'Deck chair', kind: 'furniture', price: 85 },
  { name: 'Brass lamp', kind: 'light', price: 120 },
  { name: 'Storm lantern', kind: 'light', price: 60 },
  { name: 'Rope ladder', kind: 'rigging', price: 95 },
];

export default function ProductShelf() {
  const id = React.useId();
  const [kind, setKind] = React.useState('all');
  const shown = products.filter((product) => kind === 'all' || product.kind === kind);

  return (
    <Box sx={{ width: 1 }}>
      <label htmlFor={id}>Show </label>
      <Box
        component="select"
        id={id}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        sx={{ font: 'inherit', p: 0.5 }}
      >
        <option value="all">everything</option>
        <option value="furniture">furniture</option>
        <option value="light">lights</option>
        <option value="rigging">rigging</option>
      </Box>
      <Box role="status" sx={{ my: 1, color: 'text.secondary' }}>
        {shown.length} of {products.length} products
      </Box>
      <Grid container component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((product) => (
          <Grid key={product.name} component="li" size={{ xs: 12, sm: 6, md: 4 }}>
            <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
              <strong>{product.name}</strong>
              <div>{product.price} €</div>
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
