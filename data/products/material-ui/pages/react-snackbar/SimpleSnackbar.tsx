import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SimpleSnackbar() {
  const [shown, setShown] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setShown(true)}>Archive the letter</Button>
      <Snackbar
        open={shown}
        onClose={() => setShown(false)}
        message="Letter archived"
        action={
          <Button color="inherit" size="small" onClick={() => setShown(false)}>
            Undo
          </Button>
        }
      />
    </React.Fragment>
  );
}
