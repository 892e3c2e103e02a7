import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { DemoProviderProps, ThemeChoices } from 'docs-shell';
import { createDemoTheme } from './createDemoTheme';
import { themeOptions } from './demoTheme';
import { stageDefaults } from './stageDefaults';
import { surfaceDefaults } from './surfaceDefaults';

function themeOf(direction: 'ltr' | 'rtl', choices: ThemeChoices = {}) {
  return createDemoTheme(direction, themeOptions(choices));
}

const themes = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };

/**
 * The library's own theme, with the reader's choices. The page sets mode and style sheet: the provider changes
 * neither document nor storage.
 */
export function DemoProvider({ direction, surface, stage, choices, children }: DemoProviderProps) {
  const own = useMemo(
    () => (choices ? themeOf(direction, choices) : themes[direction]),
    [direction, choices],
  );
  const theme = useMemo(() => {
    const inside = { ...(surface && surfaceDefaults(surface)), ...(stage && stageDefaults(stage)) };
    return surface || stage ? { ...own, components: { ...own.components, ...inside } } : own;
  }, [own, surface, stage]);
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
