import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const offices: Record<string, string[]> = { Kenya: ['Kisumu', 'Nairobi'], Portugal: ['Braga', 'Lisbon'] };
const toItem = (name: string) => (
  <MenuItem key={name} value={name}>
    {name}
  </MenuItem>
);

export default function CitySelectLoading() {
  const [country, setCountry] = React.useState('');
  const [cities, setCities] = React.useState<string[]>([]);
  const [city, setCity] = React.useState('');

  React.useEffect(() => {
    const timer = setTimeout(() => setCities(offices[country] ?? []), 900);
    return () => clearTimeout(timer);
  }, [country]);

  const handleCountry = (event: React.ChangeEvent<HTMLInputElement>) => {
    setCountry(event.target.value);
    setCities([]);
    setCity(''); // the old city is not among the new options
  };

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField select label="Country" value={country} onChange={handleCountry}>
        {Object.keys(offices).map(toItem)}
      </TextField>
      <TextField
        select
        label="Office"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        disabled={cities.length === 0}
        helperText={country && cities.length === 0 ? 'Loading the offices…' : ' '}
      >
        {cities.map(toItem)}
      </TextField>
    </Stack>
  );
}
