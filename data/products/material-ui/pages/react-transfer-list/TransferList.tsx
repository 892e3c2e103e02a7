import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

interface CheckListProps {
  name: string;
  header?: React.ReactNode;
  items: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
}

export function CheckList({ name, header = name, items, checked, onChange }: CheckListProps) {
  const toggle = (item: string) =>
    onChange(checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item]);
  return (
    <Paper variant="outlined" sx={{ width: 200, height: 200, overflow: 'auto' }}>
      <List dense disablePadding aria-label={name} subheader={<ListSubheader>{header}</ListSubheader>}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1} sx={{ py: 0 }}>
              <Checkbox edge="start" checked={checked.includes(item)} onChange={() => toggle(item)} />
              <ListItemText primary={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

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
