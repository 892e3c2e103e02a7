import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';
import type { ThemeChoices } from '../../../src/model/demoTheme/ThemeChoices';
import { createDemoTheme } from './createDemoTheme';
import { themeOptions } from './demoTheme';
import { surfaceDefaults } from './surfaceDefaults';

function themeOf(direction: 'ltr' | 'rtl', choices: ThemeChoices = {}) {
  return createDemoTheme(direction, themeOptions(choices));
}

const themes = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };

/**
 * The library's own theme, with the reader's choices. The page sets mode and style sheet: the provider changes
 * neither document nor storage.
 */
export function DemoProvider({ direction, surface, choices, children }: DemoProviderProps) {
  const own = useMemo(
    () => (choices ? themeOf(direction, choices) : themes[direction]),
    [direction, choices],
  );
  const theme = useMemo(
    () => (surface ? { ...own, components: { ...own.components, ...surfaceDefaults(surface) } } : own),
    [own, surface],
  );
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

export function listStyleSheets(choices?: ThemeChoices): readonly object[] {
  const theme = choices ? themeOf('ltr', choices) : themes.ltr;
  return (theme as unknown as { generateStyleSheets: () => object[] }).generateStyleSheets();
}

export { theming } from './demoTheme';
