import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { useMemo } from 'react';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';
import { surfaceDefaults } from '../material-ui/surfaceDefaults';

// The site's security policy forbids compiling code from text, which the grid would otherwise try for filters.
const components = { MuiDataGrid: { defaultProps: { disableEval: true } } } as const;

const options = {
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
  components,
} as const;

/**
 * The grid turns the theme into text to name a style element of its own. One text for every variant of the theme makes
 * that element always the same, so that the security policy can name it.
 */
function named(theme: Theme): Theme {
  return Object.assign(theme, { toJSON: () => 'the theme of the grid demos' });
}

const themes = {
  ltr: named(createTheme(options)),
  rtl: named(createTheme({ ...options, direction: 'rtl' })),
};

/** The style element that the grid writes in the browser; the browser names it when the policy refuses it. */
export const inlineStyleHashes = ['sha256-s6XENZfCsHnmoHCfquYQAZ86a791WkxYJKd2ZnDAcrA='] as const;

/** The Material theme with the grid's own defaults. Mode and style sheet are the page's. */
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
