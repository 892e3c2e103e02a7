import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { DialogActionsProps } from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Paper from '@mui/material/Paper';

export default function DialogActionsPlayground(
  props: Omit<DialogActionsProps, 'children'>,
) {
  return (
    <Paper variant="outlined">
      <DialogContent>Leave without saving?</DialogContent>
      <DialogActions {...props}>
        <Button>Stay</Button>
        <Button>Leave</Button>
      </DialogActions>
    </Paper>
  );
}

export const playground = { first: ['disableSpacing'] };
