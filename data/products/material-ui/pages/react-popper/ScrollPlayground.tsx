import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

const hideWithAnchor = { '&[data-popper-reference-hidden]': { visibility: 'hidden' } } as const;

export default function ScrollPlayground() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [flip, setFlip] = React.useState(true);
  const modifiers = React.useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Flip"
        control={<Switch checked={flip} onChange={(event) => setFlip(event.target.checked)} />}
      />
      <Box
        tabIndex={0}
        sx={{ position: 'relative', height: 180, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        <Box sx={{ pt: 16, pb: 24, textAlign: 'center' }}>
          <Button ref={setAnchor} variant="outlined">
            Old mill
          </Button>
        </Box>
        <Popper
          open={anchor !== null}
          anchorEl={anchor}
          placement="top"
          disablePortal
          modifiers={modifiers}
          sx={hideWithAnchor}
        >
          <Paper elevation={3} sx={{ p: 1 }}>
            Built in 1786
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
