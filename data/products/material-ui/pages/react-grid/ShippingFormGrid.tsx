import * as React from 'react';
import Button from '@mui/material/Button';
import Grid, { type GridSize } from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields: { name: string; label: string; fill: string; size: { xs: GridSize; sm?: GridSize } }[] = [
  { name: 'name', label: 'Full name', fill: 'name', size: { xs: 12 } },
  { name: 'street', label: 'Street', fill: 'address-line1', size: { xs: 12, sm: 9 } },
  { name: 'unit', label: 'Unit', fill: 'address-line2', size: { xs: 12, sm: 3 } },
  { name: 'code', label: 'Postal code', fill: 'postal-code', size: { xs: 5, sm: 4 } },
  { name: 'city', label: 'City', fill: 'address-level2', size: { xs: 'grow' } },
];

export default function ShippingFormGrid() {
  const [sent, setSent] = React.useState('');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Ships to ${data.get('name')}, ${data.get('code')} ${data.get('city')}.`);
  };

  return (
    <Grid container component="form" onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 640 }}>
      {fields.map((field) => (
        <Grid key={field.name} size={field.size}>
          <TextField
            fullWidth
            required={field.name !== 'unit'}
            name={field.name}
            label={field.label}
            autoComplete={`shipping ${field.fill}`}
          />
        </Grid>
      ))}
      <Grid size={{ xs: 12, sm: 'auto' }}>
        <Button type="submit" variant="contained" fullWidth>
          Continue
        </Button>
      </Grid>
      <Grid size="grow" sx={{ alignSelf: 'center' }}>
        <Typography role="status">{sent}</Typography>
      </Grid>
    </Grid>
  );
}
