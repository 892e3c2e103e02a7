import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const rules = Array.from({ length: 40 }, (_, index) => `${index + 1}. The last one out locks the gate.`);

export default function ScrollDialog() {
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const [isRead, setRead] = React.useState(true);
  const read = (next: DialogProps['scroll']) => {
    setScroll(next);
    setRead(false);
  };
  return (
    <>
      <ButtonGroup aria-label="Open with scroll">
        <Button onClick={() => read('paper')}>Open “paper”</Button>
        <Button onClick={() => read('body')}>Open “body”</Button>
      </ButtonGroup>
      <Dialog scroll={scroll} open={!isRead} onClose={() => setRead(true)}>
        <DialogTitle>House rules</DialogTitle>
        <DialogContent dividers tabIndex={0} role="region" aria-label="Rules">
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setRead(true)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
