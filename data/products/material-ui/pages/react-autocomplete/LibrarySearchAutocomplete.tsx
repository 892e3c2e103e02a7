import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const catalog = [
  'date-tools',
  'deep-merge',
  'form-state',
  'form-steps',
  'graph-paths',
  'grid-math',
  'tiny-router',
];

type Search = { status: 'idle' | 'loading' | 'failed' | 'ready'; found: string[] };

export default function LibrarySearchAutocomplete() {
  const [query, setQuery] = React.useState('');
  const [search, setSearch] = React.useState<Search>({ status: 'idle', found: [] });
  const [outage, setOutage] = React.useState(false);

  React.useEffect(() => {
    if (search.status !== 'loading') {
      return undefined;
    }
    // Stands for the debounce and the request. The cleanup drops whatever is out of date.
    const timer = setTimeout(() => {
      const found = catalog.filter((name) => name.includes(query.trim().toLowerCase()));
      setSearch(outage ? { status: 'failed', found: [] } : { status: 'ready', found });
    }, 800);
    return () => clearTimeout(timer);
  }, [search.status, query, outage]);

  const hints = {
    idle: 'Type a part of the name.',
    loading: 'Searching…',
    failed: 'The registry did not answer.',
    ready: `${search.found.length} found for "${query}".`,
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Autocomplete
        fullWidth
        options={search.found}
        filterOptions={(options) => options}
        loading={search.status === 'loading'}
        noOptionsText={search.status === 'ready' ? 'No library by that name' : hints[search.status]}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') {
            setQuery(text);
            setSearch({ status: text.trim() === '' ? 'idle' : 'loading', found: [] });
          }
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Library"
            error={search.status === 'failed'}
            helperText={hints[search.status]}
            slotProps={{ formHelperText: { role: 'status' } }}
          />
        )}
      />
      {search.status === 'failed' && (
        <Button onClick={() => setSearch({ status: 'loading', found: [] })}>Search again</Button>
      )}
      <FormControlLabel
        label="Simulate an outage"
        control={<Switch checked={outage} onChange={(event) => setOutage(event.target.checked)} />}
      />
    </Stack>
  );
}
