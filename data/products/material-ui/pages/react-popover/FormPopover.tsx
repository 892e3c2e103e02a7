import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [name, setName] = React.useState('Trip to the sea');
  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setAnchor(null);
  };
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        Rename “{name}”
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rename the trip' } }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
          <TextField label="Name" name="name" size="small" defaultValue={name} required autoFocus />
          <Button type="submit">Save</Button>
        </Stack>
      </Popover>
    </div>
  );
}
