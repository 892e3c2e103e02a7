import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const colors = ['primary', 'secondary', 'success', 'default', 'inherit', 'transparent'] as const;

export default function ColorAppBars() {
  return (
    <Stack spacing={1.5}>
      {colors.map((color) => (
        <AppBar key={color} component="div" position="static" color={color} elevation={1}>
          <Toolbar variant="dense">{color}</Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
