import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

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
