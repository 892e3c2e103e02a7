import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { ReactNode } from 'react';

const ownTheme = extendTheme();

interface ProviderProps {
  theme?: ReturnType<typeof extendTheme>;
  defaultMode?: 'light' | 'dark' | 'system';
  children: ReactNode;
}

/** A theme, or else the library's own, by default in the color mode of the device. */
export function Provider({ theme = ownTheme, defaultMode = 'system', children }: ProviderProps) {
  return (
    <CssVarsProvider theme={theme} defaultMode={defaultMode}>
      <CssBaseline />
      {children}
    </CssVarsProvider>
  );
}
