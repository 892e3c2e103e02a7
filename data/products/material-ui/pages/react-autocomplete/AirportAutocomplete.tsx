import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Airport {
  code: string;
  city: string;
  country: string;
  closed?: boolean;
}

// Sorted by country, because neighbors with the same group share a heading.
const airports: readonly Airport[] = [
  { code: 'GRU', city: 'São Paulo', country: 'Brazil' },
  { code: 'GIG', city: 'Rio de Janeiro', country: 'Brazil' },
  { code: 'CDG', city: 'Paris', country: 'France' },
  { code: 'ORY', city: 'Paris', country: 'France' },
  { code: 'LYS', city: 'Lyon', country: 'France', closed: true },
  { code: 'HND', city: 'Tokyo', country: 'Japan' },
  { code: 'NRT', city: 'Tokyo', country: 'Japan' },
];

const filterOptions = createFilterOptions<Airport>({
  stringify: (airport) => `${airport.code} ${airport.city} ${airport.country}`,
  trim: true,
});

export default function AirportAutocomplete() {
  const [airport, setAirport] = React.useState<Airport | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        options={airports}
        value={airport}
        onChange={(_event, next) => setAirport(next)}
        groupBy={(option) => option.country}
        getOptionLabel={(option) => option.city}
        getOptionKey={(option) => option.code}
        getOptionDisabled={(option) => option.closed === true}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        filterOptions={filterOptions}
        autoHighlight
        renderOption={({ key, ...optionProps }, option) => (
          <li key={key} {...optionProps}>
            {option.city} ({option.code}){option.closed && ', closed this week'}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Departure" placeholder="City or code" />}
      />
      <Typography variant="body2" color="textSecondary">
        {airport ? `You fly from ${airport.code}.` : 'Try "sao", "par" or "NRT".'}
      </Typography>
    </Stack>
  );
}
