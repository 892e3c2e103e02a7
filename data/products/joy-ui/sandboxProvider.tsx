import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { ReactNode } from 'react';

const ownTheme = extendTheme();

interface ProviderProps {
  theme?: ReturnType<typeof extendTheme>;
  children: ReactNode;
}

/** A theme, or else the library's own, in the color mode of the device. */
export function Provider({ theme = ownTheme, children }: ProviderProps) {
  return (
    <CssVarsProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </CssVarsProvider>
  );
}
