import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function GroupedMenu() {
  return (
    <Paper component={MenuList} aria-label="Insert" sx={{ width: 200 }}>
      <ListSubheader role="presentation">Text</ListSubheader>
      <MenuItem>Heading</MenuItem>
      <MenuItem>Quote</MenuItem>
      <ListSubheader role="presentation">Media</ListSubheader>
      <MenuItem>Picture</MenuItem>
    </Paper>
  );
}
