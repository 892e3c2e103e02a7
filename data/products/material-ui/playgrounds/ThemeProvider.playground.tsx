import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ThemeProviderProps } from '@mui/material/styles';

const outer = createTheme({ palette: { primary: { main: '#00695c' } } });

export default function ThemeProviderPlayground(
  props: Omit<ThemeProviderProps, 'children'>,
) {
  return (
    <ThemeProvider theme={outer}>
      <ThemeProvider {...props}>
        <Button variant="contained">Board the ship</Button>
      </ThemeProvider>
    </ThemeProvider>
  );
}

export const playground = {
  defaults: { theme: 'round corners' },
  first: ['theme'],
  values: {
    theme: {
      'round corners': { shape: { borderRadius: 20 } },
      'square corners': { shape: { borderRadius: 0 } },
    },
  },
  hidden: [
    'colorSchemeStorageKey',
    'defaultMode',
    'disableNestedContext',
    'disableStyleSheetGeneration',
    'disableTransitionOnChange',
    'forceThemeRerender',
    'modeStorageKey',
    'noSsr',
  ],
};
