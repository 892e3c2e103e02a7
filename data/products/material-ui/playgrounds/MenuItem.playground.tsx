import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuItemPlayground(props: MenuItemProps) {
  return (
    <Paper variant="outlined">
      <MenuList aria-label="Document">
        <MenuItem {...props} />
        <MenuItem>Duplicate</MenuItem>
        <MenuItem>Archive</MenuItem>
      </MenuList>
    </Paper>
  );
}

export const playground = {
  children: 'Rename',
  defaults: { selected: true },
  first: ['children', 'selected', 'divider', 'dense', 'disableGutters'],
};
