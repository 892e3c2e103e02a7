import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const ownTheme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

interface ProviderProps {
  theme?: Theme;
  children: ReactNode;
}

/** A theme, or else the library's own; with both color modes, it follows the device. */
export function Provider({ theme = ownTheme, children }: ProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
