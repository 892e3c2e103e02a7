import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tickets = [
  { key: 'T-31', title: 'Export misses the last row of long reports', votes: 14, age: '2 days' },
  { key: 'T-27', title: 'Sign-in link expires too early', votes: 9, age: '5 days' },
  { key: 'T-22', title: 'Dark logo on dark header', votes: 3, age: '9 days' },
];

export default function TriageBoardGrid() {
  const id = React.useId();
  const [selected, setSelected] = React.useState<string | null>(null);
  const ticket = tickets.find((entry) => entry.key === selected);

  const close = () => {
    document.getElementById(`${id}-${selected}`)?.focus();
    setSelected(null);
  };

  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 'grow' }}>
        <Paper variant="outlined">
          <List component="div" role="group" aria-label="Tickets">
            {tickets.map((entry) => (
              <ListItemButton
                key={entry.key}
                id={`${id}-${entry.key}`}
                component="button"
                selected={entry.key === selected}
                aria-pressed={entry.key === selected}
                onClick={() => setSelected(entry.key)}
                sx={{ width: '100%', textAlign: 'start' }}
              >
                <Typography noWrap>{`${entry.key} ${entry.title}`}</Typography>
              </ListItemButton>
            ))}
          </List>
        </Paper>
      </Grid>
      {ticket && (
        <Grid container size={{ xs: 12, sm: 5 }} columns={2} component="section" aria-label="Ticket details">
          <Grid size={2}>
            <Typography variant="h6" component="h3">
              {ticket.title}
            </Typography>
          </Grid>
          <Grid size={1}>{`${ticket.votes} votes`}</Grid>
          <Grid size={1}>{`Open for ${ticket.age}`}</Grid>
          <Grid sx={{ marginInlineStart: 'auto' }}>
            <Button onClick={close}>Close details</Button>
          </Grid>
        </Grid>
      )}
    </Grid>
  );
}
