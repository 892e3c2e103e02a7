import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';

const tools = ['Add note', 'Add arrow', 'Clear canvas'];

export default function CanvasContextMenu() {
  const [position, setPosition] = React.useState<PopoverPosition>();
  const [open, setOpen] = React.useState(false);
  const [marks, setMarks] = React.useState<string[]>([]);

  const show = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    if (open) {
      setOpen(false);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    // Opened by keyboard, the event may carry no pointer position.
    const keyboard = event.clientX === 0 && event.clientY === 0;
    setPosition(
      keyboard ? { top: box.top + 16, left: box.left + 16 } : { top: event.clientY, left: event.clientX },
    );
    setOpen(true);
  };

  const pick = (tool: string) => {
    setMarks(tool === 'Clear canvas' ? [] : [...marks, tool.slice(4)]);
    setOpen(false);
  };

  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Canvas"
      onContextMenu={show}
      sx={{ width: '100%', minHeight: 140, p: 2, border: '1px dashed', borderColor: 'divider' }}
    >
      {marks.length === 0 ? 'Open the context menu anywhere in this box.' : marks.join(', ')}
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ list: { 'aria-label': 'Canvas tools' } }}
      >
        {tools.map((tool) => (
          <MenuItem key={tool} onClick={() => pick(tool)}>
            {tool}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
