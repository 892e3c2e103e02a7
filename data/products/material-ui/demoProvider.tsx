import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useMemo } from 'react';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';
import { surfaceDefaults } from './surfaceDefaults';

const options = {
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
} as const;

const themes = {
  ltr: createTheme(options),
  rtl: createTheme({ ...options, direction: 'rtl' }),
};

/**
 * The library's own theme. The page sets mode and style sheet: the provider changes neither document nor
 * storage.
 */
export function DemoProvider({ direction, surface, children }: DemoProviderProps) {
  const theme = useMemo(
    () => (surface ? { ...themes[direction], components: surfaceDefaults(surface) } : themes[direction]),
    [direction, surface],
  );
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

export function listStyleSheets(): readonly object[] {
  const theme = themes.ltr as unknown as { generateStyleSheets: () => object[] };
  return theme.generateStyleSheets();
}
