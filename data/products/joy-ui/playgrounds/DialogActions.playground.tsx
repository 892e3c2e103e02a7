import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import DialogActions from '@mui/joy/DialogActions';
import type { DialogActionsProps } from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';

export default function DialogActionsPlayground(
  props: Omit<DialogActionsProps, 'children'>,
) {
  return (
    <Card sx={{ width: 320 }}>
      <DialogContent>Leave without saving?</DialogContent>
      <DialogActions {...props}>
        <Button>Leave</Button>
        <Button variant="plain">Stay</Button>
      </DialogActions>
    </Card>
  );
}

export const playground = {
  first: ['orientation', 'buttonFlex'],
  values: { buttonFlex: [1, '0 1 120px'] },
};
