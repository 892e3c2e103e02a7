import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';

const options = {
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
} as const;

const themes = {
  ltr: createTheme(options),
  rtl: createTheme({ ...options, direction: 'rtl' }),
};

/** The library's own theme. Mode and style sheet are the page's: the provider touches neither document nor storage. */
export function DemoProvider({ direction, children }: DemoProviderProps) {
  return (
    <ThemeProvider
      theme={themes[direction]}
      colorSchemeNode={null}
      storageManager={null}
      disableStyleSheetGeneration
    >
      {children}
    </ThemeProvider>
  );
}

export function listStyleSheets(): readonly object[] {
  const theme = themes.ltr as unknown as { generateStyleSheets: () => object[] };
  return theme.generateStyleSheets();
}
