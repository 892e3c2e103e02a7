import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuListKeys() {
  return (
    <Paper>
      <MenuList disabledItemsFocusable disableListWrap aria-label="Ship">
        <MenuItem>Cast off</MenuItem>
        <MenuItem disabled>Set sails</MenuItem>
        <MenuItem>Drop anchor</MenuItem>
      </MenuList>
    </Paper>
  );
}
