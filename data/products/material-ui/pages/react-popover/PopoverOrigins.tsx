import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places: Record<string, { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin }> = {
  Above: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  },
  Below: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  },
  Beside: {
    anchorOrigin: { vertical: 'center', horizontal: 'right' },
    transformOrigin: { vertical: 'center', horizontal: -8 },
  },
};

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [place, setPlace] = React.useState('Above');
  return (
    <Stack direction="row">
      {Object.keys(places).map((name) => (
        <Button
          key={name}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setPlace(name);
          }}
        >
          {name}
        </Button>
      ))}
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} {...places[place]}>
        <Typography sx={{ p: 1 }}>{place} the button</Typography>
      </Popover>
    </Stack>
  );
}
