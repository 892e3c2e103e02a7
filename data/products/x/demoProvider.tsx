import { createTheme, ThemeProvider } from '@mui/material/styles';
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

const themes = {
  ltr: createTheme(options),
  rtl: createTheme({ ...options, direction: 'rtl' }),
};

/** The Material theme with the grid's own defaults. Mode and style sheet are the page's. */
export function DemoProvider({ direction, surface, children }: DemoProviderProps) {
  const theme = useMemo(
    () =>
      surface
        ? { ...themes[direction], components: { ...components, ...surfaceDefaults(surface) } }
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
