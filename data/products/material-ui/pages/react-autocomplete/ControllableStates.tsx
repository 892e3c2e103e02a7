import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ControllableStates() {
  const [value, setValue] = React.useState<string | null>(null);
  const [inputValue, setInputValue] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Autocomplete
        options={['Bus', 'Ferry', 'Train', 'Tram']}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={inputValue}
        onInputChange={(_event, next) => setInputValue(next)}
        renderInput={(params) => <TextField {...params} label="Way" />}
      />
      <code>{`value: ${JSON.stringify(value)}, inputValue: "${inputValue}"`}</code>
    </Stack>
  );
}
