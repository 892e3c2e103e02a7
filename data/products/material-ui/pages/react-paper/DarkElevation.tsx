import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

export default function DarkElevation() {
  return (
    <ThemeProvider theme={dark}>
      <Stack direction="row" spacing={2} sx={{ p: 3, bgcolor: '#000' }}>
        <Paper elevation={1} sx={{ p: 2 }}>
          1
        </Paper>
        <Paper elevation={24} sx={{ p: 2 }}>
          24
        </Paper>
        <Paper elevation={24} sx={{ p: 2, backgroundImage: 'none' }}>
          24, not lighter
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
