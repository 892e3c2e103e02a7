import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const clauses = [
  'Members may borrow up to four tools at a time.',
  'A tool is returned clean, dry and within seven days.',
  'Damage is reported on return; wear is nobody’s fault.',
  'Power tools are handed out after a short introduction.',
  'Reservations lapse one hour after the agreed time.',
  'The library is closed on public holidays.',
];

export default function TermsOverflowModal() {
  const [open, setOpen] = React.useState(false);
  const [whole, setWhole] = React.useState(true);
  const [note, setNote] = React.useState('Not accepted yet.');

  const close = (_event: unknown, reason: string) => {
    if (reason === 'backdropClick') {
      return; // a stray click must not discard what was read
    }
    setNote('Closed with the Escape key.');
    setOpen(false);
  };

  const accept = () => {
    setNote('Terms accepted.');
    setOpen(false);
  };

  const dialog = (
    <ModalDialog maxWidth={440}>
      <DialogTitle>Terms of the tool library</DialogTitle>
      <DialogContent tabIndex={whole ? undefined : 0}>
        {[...clauses, ...clauses, ...clauses].map((clause, index) => (
          <Typography key={index} sx={{ mb: 2 }}>
            {index + 1}. {clause}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={accept}>
          Accept
        </Button>
      </DialogActions>
    </ModalDialog>
  );

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <FormControl orientation="horizontal">
        <FormLabel>Scroll the whole dialog</FormLabel>
        <Switch checked={whole} onChange={(event) => setWhole(event.target.checked)} />
      </FormControl>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the terms
      </Button>
      <Typography level="body-sm" role="status">
        {note}
      </Typography>
      <Modal open={open} onClose={close}>
        {whole ? <ModalOverflow>{dialog}</ModalOverflow> : dialog}
      </Modal>
    </Stack>
  );
}
