import { ThemeProvider } from 'styled-components';
import type { BareProps } from '../BareApp';

export function Bare({ mode, direction, children }: BareProps) {
  return (
    <ThemeProvider theme={{ ink: mode === 'dark' ? '#fbcfe8' : '#9d174d', direction }}>
      {children}
    </ThemeProvider>
  );
}
