import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface RenameFormProps {
  name: string;
  onCancel: () => void;
  onRename: (name: string) => void;
}

// Mounted with the dialog, unmounted after it closed: the draft starts fresh every time.
function RenameForm({ name, onCancel, onRename }: RenameFormProps) {
  const formId = React.useId();
  const [draft, setDraft] = React.useState(name);
  const invalid = draft.trim() === '' || draft.includes('/');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // submit events bubble through portals to outer forms
    if (!invalid) {
      onRename(draft.trim());
    }
  };

  return (
    <React.Fragment>
      <DialogTitle>Rename file</DialogTitle>
      <DialogContent>
        <form id={formId} onSubmit={handleSubmit}>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label="File name"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onFocus={(event) => event.target.select()}
            error={invalid}
            helperText={invalid ? 'A name without slashes, please.' : ' '}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" form={formId} variant="contained">
          Rename
        </Button>
      </DialogActions>
    </React.Fragment>
  );
}

export default function RenameFileDialog() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('budget-draft.ods');

  const handleRename = (next: string) => {
    setName(next);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Rename {name}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <RenameForm name={name} onCancel={() => setOpen(false)} onRename={handleRename} />
      </Dialog>
    </React.Fragment>
  );
}
