import Dropdown from '@mui/joy/Dropdown';
import type { DropdownProps } from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function DropdownPlayground(
  props: Omit<DropdownProps, 'children'>,
) {
  return (
    <Dropdown {...props}>
      <MenuButton>Share</MenuButton>
      <Menu>
        <MenuItem>By mail</MenuItem>
        <MenuItem>As a link</MenuItem>
      </Menu>
    </Dropdown>
  );
}

export const playground = { first: ['defaultOpen'] };
