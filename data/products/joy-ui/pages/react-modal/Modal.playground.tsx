import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import type { ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import { useState } from 'react';

export default function ModalPlayground(
  props: Omit<ModalProps, 'open' | 'children'>,
) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the rules
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} {...props}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle component="div">House rules</DialogTitle>
          <DialogContent>
            Quiet from ten in the evening until seven.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}

export const playground = {
  opensInside: true,
  first: ['hideBackdrop', 'disableEscapeKeyDown'],
  // They have an effect on the page around, which the stage is not.
  hidden: [
    'disableAutoFocus',
    'disableEnforceFocus',
    'disablePortal',
    'disableRestoreFocus',
    'disableScrollLock',
    'keepMounted',
  ],
};
