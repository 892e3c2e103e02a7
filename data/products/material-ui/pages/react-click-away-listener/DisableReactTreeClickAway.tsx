import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function DisableReactTreeClickAway() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isOff, setIsOff] = React.useState(false);
  const [count, setCount] = React.useState(0);
  return (
    <Stack spacing={2} sx={{ alignItems: 'start', pb: 7 }}>
      <FormControlLabel
        label="Ignore the React tree"
        control={<Switch checked={isOff} onChange={() => setIsOff(!isOff)} />}
      />
      <ClickAwayListener disableReactTree={isOff} onClickAway={() => setCount(count + 1)}>
        <Stack ref={setAnchor} sx={{ p: 2, width: 200, border: 1, borderRadius: 1 }}>
          Clicks away: {count}
          <Popper open anchorEl={anchor} role="presentation">
            <Button variant="contained" sx={{ m: 1 }}>
              In a portal
            </Button>
          </Popper>
        </Stack>
      </ClickAwayListener>
    </Stack>
  );
}
