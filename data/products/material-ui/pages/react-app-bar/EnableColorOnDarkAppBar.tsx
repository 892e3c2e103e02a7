import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark', primary: { main: '#1976d2' } } });

export default function EnableColorOnDarkAppBar() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Stack spacing={2}>
        <AppBar component="div" position="static" enableColorOnDark>
          <Toolbar>With enableColorOnDark</Toolbar>
        </AppBar>
        <AppBar component="div" position="static">
          <Toolbar>Without it</Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
