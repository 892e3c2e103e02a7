import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import type { ModalOverflowProps } from '@mui/joy/ModalOverflow';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

const days = Array.from({ length: 30 }, (_, index) => index + 1);

export default function ModalOverflowPlayground(props: ModalOverflowProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Read the log
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow {...props}>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>Log of the voyage</DialogTitle>
            {days.map((day) => (
              <Typography key={day}>
                Day {day}: calm sea, light wind.
              </Typography>
            ))}
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}

export const playground = {
  defaults: { sx: 'a tint' },
  first: ['sx'],
  values: {
    sx: {
      'a tint': { bgcolor: 'rgb(0 60 120 / 0.4)' },
      'a dark ground': { bgcolor: 'rgb(0 0 0 / 0.6)' },
    },
  },
};
