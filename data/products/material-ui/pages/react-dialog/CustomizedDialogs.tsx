import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';

const RoundDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: { borderRadius: 24, borderTop: `8px solid ${theme.palette.primary.main}` },
}));

export default function CustomizedDialogs() {
  const [isOpen, setIsOpen] = React.useState(false);
  const hide = () => setIsOpen(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Show opening hours
      </Button>
      <RoundDialog open={isOpen} onClose={hide}>
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>Opening hours</DialogTitle>
        <IconButton aria-label="Close" onClick={hide} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>Tuesday to Sunday, 10:00 to 18:00</DialogContent>
      </RoundDialog>
    </div>
  );
}
