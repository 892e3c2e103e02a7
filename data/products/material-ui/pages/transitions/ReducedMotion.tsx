import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';

export default function ReducedMotion() {
  const [checked, setChecked] = React.useState(true);
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Stack>
      <FormControlLabel
        label="Show the notice"
        control={<Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />}
      />
      <Zoom in={checked} appear={false} timeout={isReduced ? 0 : 400}>
        <Alert severity="info" role="status">
          {isReduced ? 'Your system asks for less motion.' : 'Your system allows motion.'}
        </Alert>
      </Zoom>
    </Stack>
  );
}
