import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';
import type { ModalDialogProps } from '@mui/joy/ModalDialog';

export default function ModalDialogPlayground(
  props: Omit<ModalDialogProps, 'children'>,
) {
  return (
    <Box sx={{ position: 'relative', width: 280, height: 160 }}>
      <ModalDialog {...props}>
        <DialogTitle>Unsaved route</DialogTitle>
        <DialogContent>Leave now?</DialogContent>
      </ModalDialog>
    </Box>
  );
}

export const playground = {
  first: [
    'variant',
    'color',
    'size',
    'layout',
    'orientation',
    'invertedColors',
  ],
};
