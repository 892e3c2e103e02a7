import MenuItem from '@mui/joy/MenuItem';
import type { MenuItemProps } from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuItemPlayground(props: MenuItemProps) {
  return (
    <MenuList aria-label="Document">
      <MenuItem {...props} />
      <MenuItem>Duplicate</MenuItem>
      <MenuItem>Archive</MenuItem>
    </MenuList>
  );
}

export const playground = {
  children: 'Rename',
  defaults: { selected: true },
  first: ['children', 'color', 'variant', 'selected', 'disabled'],
};
