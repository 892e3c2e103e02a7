import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function FullScreenDialog() {
  const titleId = React.useId();
  const [isEditing, setEditing] = React.useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setEditing(true)}>
        Edit the poster
      </Button>
      <Dialog fullScreen open={isEditing} onClose={() => setEditing(false)} aria-labelledby={titleId}>
        <AppBar position="sticky">
          <Toolbar>
            <Typography id={titleId} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
              Poster
            </Typography>
            <Button color="inherit" onClick={() => setEditing(false)}>
              Done
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>The dialog covers the window.</DialogContent>
      </Dialog>
    </div>
  );
}
