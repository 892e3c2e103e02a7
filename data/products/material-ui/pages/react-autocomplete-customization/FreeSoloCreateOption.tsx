import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const filter = createFilterOptions<string>();

export default function FreeSoloCreateOption() {
  const [names, setNames] = React.useState(['Ada', 'Grace', 'Linus']);
  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      options={names}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const found = filter(options, state);
        return name === '' || options.includes(name) ? found : [...found, name];
      }}
      onChange={(_event, name) => {
        if (name !== null && !names.includes(name)) setNames([...names, name]);
      }}
      renderOption={({ key, ...optionProps }, name) => (
        <li key={key} {...optionProps}>
          {names.includes(name) ? name : `Add “${name}”`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Assignee" />}
      sx={{ minWidth: 240 }}
    />
  );
}
