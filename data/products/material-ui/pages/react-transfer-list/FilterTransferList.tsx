import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CheckList } from './TransferList';

const countries = ['Austria', 'Belgium', 'Bulgaria', 'Chile', 'China', 'Colombia', 'Cuba', 'Denmark'];

export default function FilterTransferList() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [text, setText] = React.useState('');
  const found = countries.filter(
    (country) => !chosen.includes(country) && country.toLowerCase().includes(text.toLowerCase()),
  );
  const add = (added: string[]) => {
    setChosen(countries.filter((country) => chosen.includes(country) || added.includes(country)));
    setChecked([]);
  };
  return (
    <Stack spacing={1} sx={{ width: 200 }}>
      <TextField
        label="Find a country"
        size="small"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // What is checked but hidden would move unseen.
          setChecked([]);
        }}
      />
      <CheckList name="Countries" items={found} checked={checked} onChange={setChecked} />
      <Button onClick={() => add(checked)}>Add the checked</Button>
      <Button onClick={() => add(found)}>Add all {found.length} found</Button>
      <div>Chosen: {chosen.join(', ') || 'none'}</div>
    </Stack>
  );
}
