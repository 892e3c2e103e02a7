import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { useMemo } from 'react';
import type { DemoProviderProps, DemoSurface } from '../../../src/model/demos/DemoProviderModule';

const options = { colorSchemeSelector: '[data-mui-color-scheme="%s"]' } as const;

const themes = {
  ltr: extendTheme(options),
  rtl: extendTheme({ ...options, direction: 'rtl' }),
};

/**
 * Returns theme components that keep what a demo opens, and what it measures, inside the surface of the demo.
 */
function surfaceDefaults({ container: element, window }: DemoSurface) {
  const container = () => element;
  const matchMedia = (query: string) => window.matchMedia(query);
  const inRoot = { defaultProps: { slotProps: { root: { container } } } };
  const inListbox = { defaultProps: { slotProps: { listbox: { container } } } };
  return {
    JoyModal: { defaultProps: { container } },
    JoyDrawer: { defaultProps: { container } },
    JoyMenu: inRoot,
    JoyTooltip: inRoot,
    JoySelect: inListbox,
    JoyAutocomplete: inListbox,
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
  };
}

/** Joy's own theme. The page sets mode and style sheet: the provider changes neither document nor storage. */
export function DemoProvider({ direction, surface, children }: DemoProviderProps) {
  const theme = useMemo(
    () =>
      surface
        ? ({ ...themes[direction], components: surfaceDefaults(surface) } as (typeof themes)['ltr'])
        : themes[direction],
    [direction, surface],
  );
  return (
    <CssVarsProvider
      theme={theme}
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
