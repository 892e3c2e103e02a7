import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import WarningRounded from '@mui/icons-material/WarningRounded';

export default function DeleteBoardModal() {
  const [asking, setAsking] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);

  const answer = (yes: boolean) => {
    setAsking(false);
    setDeleted(yes);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" color="danger" onClick={() => setAsking(true)}>
        Delete board
      </Button>
      <Typography level="body-sm" role="status">
        {deleted ? 'The board was deleted.' : 'The board has 14 notes.'}
      </Typography>
      <Modal open={asking} onClose={() => answer(false)}>
        <ModalDialog role="alertdialog" variant="outlined" maxWidth={420}>
          <DialogTitle>
            <WarningRounded />
            Delete this board?
          </DialogTitle>
          <DialogContent>Its 14 notes are deleted with it and cannot be brought back.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={() => answer(true)}>
              Delete board and notes
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={() => answer(false)}>
              Keep
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
