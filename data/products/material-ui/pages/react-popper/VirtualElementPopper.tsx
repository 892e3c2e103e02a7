import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopper() {
  const [anchor, setAnchor] = React.useState<PopperProps['anchorEl']>(null);
  const handleMouseUp = (event: React.MouseEvent) => {
    const selection = event.currentTarget.ownerDocument.getSelection();
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    // Asked again after each scroll.
    setAnchor(range && { getBoundingClientRect: () => range.getBoundingClientRect() });
  };
  return (
    <>
      <Typography onMouseUp={handleMouseUp} onMouseLeave={() => setAnchor(null)} sx={{ maxWidth: 360 }}>
        Select a part of this text with the mouse. The popper opens above the selection, which is not an
        element, and closes when the pointer leaves the text.
      </Typography>
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="top">
        <Paper elevation={3} sx={{ p: 1 }}>
          Your selection
        </Paper>
      </Popper>
    </>
  );
}
