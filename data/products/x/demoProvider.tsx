import { ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { useMemo } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { DemoProviderProps, ThemeChoices } from 'docs-shell';
import { createDemoTheme } from '../material-ui/createDemoTheme';
import { surfaceDefaults } from '../material-ui/surfaceDefaults';
import { themeOptions } from './demoTheme';

// The site's security policy forbids compiling code from text, which the grid would otherwise try for
// filters.
const grid = { disableEval: true } as const;

/**
 * The grid serializes the theme to name its own style element. Returning the same text for every variant of
 * the theme keeps that element constant, so the security policy can allow it by hash.
 */
function named(theme: Theme): Theme {
  return Object.assign(theme, { toJSON: () => 'the theme of the grid demos' });
}

/** Size of the grid's text, in rem. The constant style element contains that of the library's own theme. */
function gridFontSize(percent: number): string {
  return `${(0.875 * percent) / 100}rem`;
}

function themeOf(direction: 'ltr' | 'rtl', choices: ThemeChoices = {}): Theme {
  const { components, ...options }: ThemeOptions = themeOptions(choices);
  const MuiDataGrid = {
    defaultProps: { ...components?.MuiDataGrid?.defaultProps, ...grid },
    ...(choices.fontSize ? { styleOverrides: { root: { fontSize: gridFontSize(choices.fontSize) } } } : {}),
  };
  return named(createDemoTheme(direction, { ...options, components: { ...components, MuiDataGrid } }));
}

const themes = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };

/**
 * Hash of the style element that the grid adds in the browser; the browser prints it when the policy blocks
 * the element.
 */
export const inlineStyleHashes = ['sha256-s6XENZfCsHnmoHCfquYQAZ86a791WkxYJKd2ZnDAcrA='] as const;

/** The Material theme with the grid's own defaults and the reader's choices. The page sets mode and style sheet. */
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

export { listStyleSheets } from '../material-ui/demoProvider';
export { theming } from './demoTheme';
