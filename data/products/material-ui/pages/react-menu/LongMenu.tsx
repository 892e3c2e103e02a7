import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const zones = ['Accra', 'Berlin', 'Cairo', 'Delhi', 'Hanoi', 'Lima', 'Oslo', 'Quito', 'Tokyo'];

export default function LongMenu() {
  const [more, setMore] = React.useState<HTMLElement | null>(null);
  return (
    <div>
      <IconButton
        aria-label="Time zones"
        aria-haspopup="menu"
        onClick={(event) => setMore(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={more}
        open={more !== null}
        onClose={() => setMore(null)}
        slotProps={{ paper: { sx: { maxHeight: 200 } } }}
      >
        {zones.map((zone) => (
          <MenuItem key={zone} onClick={() => setMore(null)}>
            {zone}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
