import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckList } from './CheckList';

const stops = ['Harbor', 'Market', 'Museum', 'Old mill', 'Stadium'];

export default function TransferList() {
  const [route, setRoute] = React.useState(['Museum']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const rest = stops.filter((stop) => !route.includes(stop));
  const change = (isInRoute: (stop: string) => boolean) => {
    setRoute(stops.filter(isInRoute));
    setChecked([]);
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
      <CheckList name="Stops" items={rest} checked={checked} onChange={setChecked} />
      <Stack>
        <Button onClick={() => change((stop) => route.includes(stop) || checked.includes(stop))}>Add</Button>
        <Button onClick={() => change((stop) => route.includes(stop) && !checked.includes(stop))}>
          Remove
        </Button>
        <Button onClick={() => change(() => true)}>Add all</Button>
        <Button onClick={() => change(() => false)}>Remove all</Button>
      </Stack>
      <CheckList name="Route" items={route} checked={checked} onChange={setChecked} />
    </Stack>
  );
}
