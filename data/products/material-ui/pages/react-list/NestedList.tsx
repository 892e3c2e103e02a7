import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      <li>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemText primary="Reports" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open}>
          <List disablePadding>
            {['Sales', 'Returns'].map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </li>
    </List>
  );
}
