import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function Asynchronous() {
  const [open, setOpen] = React.useState(false);
  const [ships, setShips] = React.useState<string[]>([]);
  const loading = open && ships.length === 0;
  React.useEffect(() => {
    if (!loading) return undefined;
    // Stands for a request.
    const timer = setTimeout(() => setShips(['Aurora', 'Meltemi', 'Nordlys']), 1000);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={ships}
      loading={loading}
      loadingText="Asking the harbor…"
      renderInput={(params) => <TextField {...params} label="Ship" />}
      sx={{ width: 250 }}
    />
  );
}
