import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const offices: Record<string, string[]> = {
  Japan: ['Kyoto', 'Osaka', 'Sapporo'],
  Kenya: ['Kisumu', 'Mombasa', 'Nairobi'],
  Portugal: ['Braga', 'Lisbon', 'Porto'],
};

type Load = { status: 'idle' | 'loading' | 'failed' | 'ready'; cities: string[] };

export default function CitySelectLoading() {
  const [country, setCountry] = React.useState('');
  const [city, setCity] = React.useState('');
  const [load, setLoad] = React.useState<Load>({ status: 'idle', cities: [] });
  const requests = React.useRef(0);

  React.useEffect(() => {
    if (load.status !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => {
      requests.current += 1;
      const fails = requests.current === 2; // the second request fails
      setLoad(fails ? { status: 'failed', cities: [] } : { status: 'ready', cities: offices[country] ?? [] });
    }, 900);
    return () => clearTimeout(timer);
  }, [load.status, country]);

  const request = (nextCountry: string) => {
    setCountry(nextCountry);
    setCity(''); // the old city is not among the new options
    setLoad({ status: 'loading', cities: [] });
  };

  const hints = {
    idle: 'Choose a country first.',
    loading: 'Loading the offices…',
    failed: 'The offices could not be loaded.',
    ready: `${load.cities.length} offices.`,
  };

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField select label="Country" value={country} onChange={(event) => request(event.target.value)}>
        {Object.keys(offices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Office"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        disabled={load.status !== 'ready'}
        error={load.status === 'failed'}
        helperText={hints[load.status]}
        slotProps={{ formHelperText: { role: 'status' } }}
      >
        {load.cities.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {load.status === 'failed' && <Button onClick={() => request(country)}>Load again</Button>}
    </Stack>
  );
}
