import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const trains = ['08:12 Lakeside', '08:31 Old Mill', '08:47 Airport'];

export default function LateList() {
  const [state, setState] = React.useState<'idle' | 'waiting' | 'ready'>('idle');

  React.useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('ready'), 900);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }} aria-busy={state === 'waiting'}>
      <Button onClick={() => setState('waiting')} disabled={state === 'waiting'}>
        Next trains
      </Button>
      <List dense aria-label="Next trains">
        {state !== 'idle' &&
          trains.map((train) => (
            <ListItem key={train} disableGutters>
              {state === 'ready' ? <ListItemText primary={train} /> : <Skeleton width="100%" height={28} />}
            </ListItem>
          ))}
      </List>
    </Box>
  );
}
