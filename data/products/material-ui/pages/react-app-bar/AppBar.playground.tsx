import AppBar from '@mui/material/AppBar';
import type { AppBarProps } from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarPlayground(props: Omit<AppBarProps, 'children'>) {
  return (
    <AppBar {...props}>
      <Toolbar>
        <Typography variant="h6" component="p">
          Night ferries
        </Typography>
      </Toolbar>
    </AppBar>
  );
}

export const playground = {
  defaults: { position: 'static' },
  first: ['position', 'color', 'enableColorOnDark'],
};
