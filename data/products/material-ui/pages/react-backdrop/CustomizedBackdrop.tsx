import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Glass = styled(Backdrop)(({ theme }) => ({
  zIndex: theme.zIndex.drawer - 1,
  backgroundColor: 'rgba(25, 60, 120, 0.25)',
  backdropFilter: 'blur(6px)',
}));

export default function CustomizedBackdrop() {
  const [blurred, setBlurred] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setBlurred(true)}>Hide the answers</Button>
      <Glass open={blurred} onClick={() => setBlurred(false)} />
    </div>
  );
}
