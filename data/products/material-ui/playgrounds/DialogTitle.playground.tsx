import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { DialogTitleProps } from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function DialogTitlePlayground(props: DialogTitleProps) {
  return (
    <Paper variant="outlined">
      <DialogTitle {...props} />
      <DialogContent>Leave without saving?</DialogContent>
    </Paper>
  );
}

export const playground = { children: 'Unsaved route', first: ['children'] };
