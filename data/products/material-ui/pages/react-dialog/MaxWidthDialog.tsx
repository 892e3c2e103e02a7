import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';

const widths = ['xs', 'sm', 'md', 'lg', false] as const;

export default function MaxWidthDialog() {
  const [isOpen, setIsOpen] = React.useState(false);
  const [width, setWidth] = React.useState<(typeof widths)[number]>('sm');
  return (
    <>
      <ButtonGroup aria-label="Open with maxWidth">
        {widths.map((name) => (
          <Button
            key={String(name)}
            onClick={() => {
              setWidth(name);
              setIsOpen(true);
            }}
          >
            {String(name)}
          </Button>
        ))}
      </ButtonGroup>
      <Dialog fullWidth maxWidth={width} open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>{`maxWidth: ${width}`}</DialogTitle>
        <Button onClick={() => setIsOpen(false)}>Close</Button>
      </Dialog>
    </>
  );
}
