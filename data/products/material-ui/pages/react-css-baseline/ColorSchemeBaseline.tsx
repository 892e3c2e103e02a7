import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

export default function ColorSchemeBaseline() {
  return (
    <ThemeProvider theme={dark}>
      <Stack spacing={2} sx={{ colorScheme: 'light' }}>
        {[false, true].map((isEnabled) => (
          <ScopedCssBaseline key={String(isEnabled)} enableColorScheme={isEnabled} sx={{ p: 2 }}>
            <label>
              {isEnabled ? 'With' : 'Without'} color scheme <input type="date" defaultValue="2027-05-01" />
            </label>
          </ScopedCssBaseline>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
