import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { useMemo } from 'react';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';
import { surfaceDefaults } from '../material-ui/surfaceDefaults';

// The site's security policy forbids compiling code from text, which the grid would otherwise try for
// filters.
const components = { MuiDataGrid: { defaultProps: { disableEval: true } } } as const;

const options = {
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
  components,
} as const;

/**
 * The grid serializes the theme to name its own style element. Returning the same text for every variant of
 * the theme keeps that element constant, so the security policy can allow it by hash.
 */
function named(theme: Theme): Theme {
  return Object.assign(theme, { toJSON: () => 'the theme of the grid demos' });
}

const themes = {
  ltr: named(createTheme(options)),
  rtl: named(createTheme({ ...options, direction: 'rtl' })),
};

/**
 * Hash of the style element that the grid adds in the browser; the browser prints it when the policy blocks
 * the element.
 */
export const inlineStyleHashes = ['sha256-s6XENZfCsHnmoHCfquYQAZ86a791WkxYJKd2ZnDAcrA='] as const;

/** The Material theme with the grid's own defaults. The page sets mode and style sheet. */
export function DemoProvider({ direction, surface, children }: DemoProviderProps) {
  const theme = useMemo(
    () =>
      surface
        ? ({
            ...themes[direction],
            components: { ...components, ...surfaceDefaults(surface) },
          } as (typeof themes)['ltr'])
        : themes[direction],
    [direction, surface],
  );
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

export { listStyleSheets } from '../material-ui/demoProvider';
