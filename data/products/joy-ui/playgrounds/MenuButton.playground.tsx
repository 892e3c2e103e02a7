import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import type { MenuButtonProps } from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuButtonPlayground(props: MenuButtonProps) {
  return (
    <Dropdown>
      <MenuButton {...props} />
      <Menu>
        <MenuItem>By mail</MenuItem>
        <MenuItem>As a link</MenuItem>
      </Menu>
    </Dropdown>
  );
}

export const playground = {
  children: 'Share',
  first: ['children', 'variant', 'color', 'size', 'disabled', 'loading'],
  hidden: ['fullWidth'],
};
