import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from './TransferList';

const people = ['Ada', 'Bo', 'Chidi', 'Dina', 'Emre'];

export default function SelectAllTransferList() {
  const [team, setTeam] = React.useState(['Bo']);
  const [checked, setChecked] = React.useState(['Ada', 'Dina']);
  const renderList = (name: string, items: string[]) => {
    const count = items.filter((person) => checked.includes(person)).length;
    const all = (
      <Checkbox
        size="small"
        checked={count > 0 && count === items.length}
        indeterminate={count > 0 && count < items.length}
        disabled={items.length === 0}
        onChange={(_event, isChecked) =>
          setChecked([...checked.filter((person) => !items.includes(person)), ...(isChecked ? items : [])])
        }
      />
    );
    const header = <FormControlLabel control={all} label={`${name}: ${count} of ${items.length}`} />;
    return <CheckList name={name} header={header} items={items} checked={checked} onChange={setChecked} />;
  };
  const swap = () => {
    setTeam(people.filter((person) => team.includes(person) !== checked.includes(person)));
    setChecked([]);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {renderList(
          'Invited',
          people.filter((person) => !team.includes(person)),
        )}
        {renderList('Team', team)}
      </Stack>
      <Button onClick={swap}>Move the checked people</Button>
      <Typography role="status">
        {team.length} of {people.length} people are in the team
      </Typography>
    </Stack>
  );
}
