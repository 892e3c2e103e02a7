import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const blocks = ['Heading', 'Table', 'Checklist'];

export default function InsertPopperMenu() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [text, setText] = React.useState('The page behind this menu still scrolls.');

  const leave = () => {
    setOpen(false);
    anchor?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box sx={{ display: 'inline-block', mb: 1 }}>
          <Button ref={setAnchor} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
            Insert block
          </Button>
          <Popper
            open={open}
            anchorEl={anchor}
            placement="bottom-start"
            role="presentation"
            sx={{ zIndex: 'modal' }}
          >
            <Paper elevation={6}>
              <MenuList
                autoFocusItem={open}
                aria-label="Blocks"
                onKeyDown={(event) => {
                  if (event.key !== 'Escape' && event.key !== 'Tab') return;
                  event.preventDefault();
                  leave();
                }}
              >
                {blocks.map((block) => (
                  <MenuItem
                    key={block}
                    onClick={() => {
                      setText(`${text} [${block}]`);
                      leave();
                    }}
                  >
                    {block}
                  </MenuItem>
                ))}
              </MenuList>
            </Paper>
          </Popper>
        </Box>
      </ClickAwayListener>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label="Document"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
