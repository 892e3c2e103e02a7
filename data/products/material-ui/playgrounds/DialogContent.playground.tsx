import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function DialogContentPlayground(props: DialogContentProps) {
  return (
    <Paper variant="outlined">
      <DialogTitle>Unsaved route</DialogTitle>
      <DialogContent {...props} />
      <DialogActions>
        <Button>Stay</Button>
        <Button>Leave</Button>
      </DialogActions>
    </Paper>
  );
}

export const playground = {
  children: 'Leave without saving?',
  defaults: { dividers: true },
  first: ['children', 'dividers'],
};
