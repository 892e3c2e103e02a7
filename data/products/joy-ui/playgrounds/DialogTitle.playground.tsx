import Card from '@mui/joy/Card';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import type { DialogTitleProps } from '@mui/joy/DialogTitle';

export default function DialogTitlePlayground(props: DialogTitleProps) {
  return (
    <Card sx={{ width: 280 }}>
      <DialogTitle {...props} />
      <DialogContent>Leave without saving?</DialogContent>
    </Card>
  );
}

export const playground = {
  children: 'Unsaved route',
  first: ['children', 'level', 'variant', 'color'],
};
