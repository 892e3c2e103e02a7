import * as React from 'react';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopover() {
  const [anchor, setAnchor] = React.useState<PopoverProps['anchorEl']>(null);
  const handleMouseUp = (event: React.MouseEvent) => {
    const selection = event.currentTarget.ownerDocument.getSelection();
    if (!selection || selection.isCollapsed) return;
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    setAnchor({ getBoundingClientRect: () => rect, nodeType: 1 });
  };
  return (
    <>
      <Typography onMouseUp={handleMouseUp} sx={{ maxWidth: 360 }}>
        Select a part of this text with the mouse. The popover opens below the selection, which is no element
        of its own.
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Typography sx={{ p: 1 }}>Your selection</Typography>
      </Popover>
    </>
  );
}
