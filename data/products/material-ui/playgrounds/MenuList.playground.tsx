import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { MenuListProps } from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuListPlayground(
  props: Omit<MenuListProps, 'children'>,
) {
  return (
    <Paper variant="outlined">
      <MenuList aria-label="Trip" {...props}>
        <MenuItem>Edit</MenuItem>
        <MenuItem selected>Repeat</MenuItem>
        <MenuItem disabled>Cancel</MenuItem>
      </MenuList>
    </Paper>
  );
}

export const playground = {
  first: [
    'dense',
    'disablePadding',
    'variant',
    'disableListWrap',
    'disabledItemsFocusable',
  ],
  hidden: ['autoFocusItem', 'subheader'],
};
