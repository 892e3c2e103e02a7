import Card from '@mui/joy/Card';
import DialogContent from '@mui/joy/DialogContent';
import type { DialogContentProps } from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Typography from '@mui/joy/Typography';

export default function DialogContentPlayground(
  props: Omit<DialogContentProps, 'children'>,
) {
  return (
    <Card sx={{ width: 280 }}>
      <DialogTitle>Unsaved routes</DialogTitle>
      <DialogContent {...props}>
        <Typography>Around the island</Typography>
        <Typography>To the lighthouse</Typography>
      </DialogContent>
    </Card>
  );
}

export const playground = { first: ['orientation'] };
