import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ResponsiveDialog() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const [isShown, setShown] = React.useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(true)}>
        Show the route
      </Button>
      <Dialog fullScreen={isNarrow} open={isShown} onClose={() => setShown(false)}>
        <DialogTitle>Harbor, market, old mill</DialogTitle>
        <Button onClick={() => setShown(false)}>Hide the route</Button>
      </Dialog>
    </div>
  );
}
