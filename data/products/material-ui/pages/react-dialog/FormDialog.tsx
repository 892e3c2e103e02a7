import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function FormDialog() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('budget.ods');
  const rename = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename {name}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Rename the file</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={rename}>
            <TextField autoFocus required margin="dense" name="name" label="Name" defaultValue={name} />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
