import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const catalog = ['date-tools', 'deep-merge', 'form-state', 'form-steps', 'graph-paths', 'tiny-router'];

export default function SearchAsYouType() {
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<string[] | null>([]);
  React.useEffect(() => {
    // Stands for the delay and the request. The cleanup drops an answer that is out of date.
    const timer = setTimeout(() => {
      setFound(query ? catalog.filter((name) => name.includes(query.trim())) : []);
    }, 600);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Autocomplete
      options={found ?? []}
      filterOptions={(options) => options}
      loading={found === null}
      noOptionsText={query ? 'No library by that name' : 'Type a part of the name'}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setQuery(text);
        setFound(null);
      }}
      renderInput={(params) => <TextField {...params} label="Library" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
