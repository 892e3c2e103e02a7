import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import type { MenuProps } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuPlayground(props: Omit<MenuProps, 'children'>) {
  return (
    <Dropdown>
      <MenuButton>Share</MenuButton>
      <Menu {...props}>
        <MenuItem>By mail</MenuItem>
        <MenuItem>As a link</MenuItem>
      </Menu>
    </Dropdown>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'placement', 'invertedColors'],
};
