import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const panel = { width: 300, p: 3, borderRadius: 4, outline: 0 };

export default function CustomizedModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Show the map</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { sx: { bgcolor: 'rgb(13 71 161 / 40%)', backdropFilter: 'blur(3px)' } } }}
      >
        <Paper role="dialog" aria-modal aria-label="Map" sx={panel}>
          <Typography>The page behind is blue and blurred.</Typography>
        </Paper>
      </Modal>
    </div>
  );
}
