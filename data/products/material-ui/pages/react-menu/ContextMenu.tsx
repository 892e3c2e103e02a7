import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';

export default function ContextMenu() {
  const [point, setPoint] = React.useState<PopoverPosition>();
  const [open, setOpen] = React.useState(false);
  const toggle = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setPoint({ top: event.clientY, left: event.clientX });
    setOpen(!open);
  };
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Canvas"
      onContextMenu={toggle}
      sx={{ p: 4, border: '1px dashed', borderColor: 'divider' }}
    >
      Open the context menu in this box.
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
      >
        <MenuItem onClick={() => setOpen(false)}>Add a note</MenuItem>
        <MenuItem onClick={() => setOpen(false)}>Clear</MenuItem>
      </Menu>
    </Box>
  );
}
