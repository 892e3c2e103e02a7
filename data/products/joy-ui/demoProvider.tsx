import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';

const options = { colorSchemeSelector: '[data-mui-color-scheme="%s"]' } as const;

const themes = {
  ltr: extendTheme(options),
  rtl: extendTheme({ ...options, direction: 'rtl' }),
};

/** Joy's own theme. Mode and style sheet are the page's: the provider touches neither document nor storage. */
export function DemoProvider({ direction, children }: DemoProviderProps) {
  return (
    <CssVarsProvider
      theme={themes[direction]}
      modeStorageKey="mui-mode"
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      {children}
    </CssVarsProvider>
  );
}

export function listStyleSheets(): readonly object[] {
  return themes.ltr.generateStyleSheets();
}
