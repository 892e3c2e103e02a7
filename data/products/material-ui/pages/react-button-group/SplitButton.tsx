import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const formats = ['Export as PDF', 'Export as CSV', 'Export as text'];

export default function SplitButton() {
  const [format, setFormat] = React.useState(formats[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const choose = (next: string) => {
    setFormat(next);
    setAnchor(null);
  };
  return (
    <div>
      <ButtonGroup variant="contained" aria-label="Export">
        <Button>{format}</Button>
        <Button
          size="small"
          aria-label="Choose the format"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((name) => (
          <MenuItem key={name} selected={name === format} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
