import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

export default function FixedTags() {
  const [others, setOthers] = React.useState(['Kai']);
  return (
    <Autocomplete
      multiple
      options={['You', 'Kai', 'Mira', 'Noor']}
      value={['You', ...others]}
      onChange={(_event, people) => setOthers(people.filter((person) => person !== 'You'))}
      renderValue={(people, getItemProps) =>
        people.map((person, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return <Chip key={key} label={person} {...itemProps} disabled={person === 'You'} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Members" />}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
