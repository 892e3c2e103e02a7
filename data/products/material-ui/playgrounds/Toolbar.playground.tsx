import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ToolbarProps } from '@mui/material/Toolbar';

export default function ToolbarPlayground(props: ToolbarProps) {
  return (
    <AppBar position="static">
      <Toolbar {...props} />
    </AppBar>
  );
}

export const playground = {
  children: 'Night ferries',
  first: ['children', 'variant', 'disableGutters'],
};
