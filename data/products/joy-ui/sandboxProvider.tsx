import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import type { ReactNode } from 'react';

/** The library's own theme, in the color mode of the device. */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <CssVarsProvider defaultMode="system">
      <CssBaseline />
      {children}
    </CssVarsProvider>
  );
}
