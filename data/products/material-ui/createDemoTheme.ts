import { createTheme, type CssVarsThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BORDER_RADIUS_PX, BREAKPOINT_PX, DURATION_MS, SPACING_PX } from 'docs-shell';

const cssVariables = { colorSchemeSelector: '[data-mui-color-scheme="%s"]' } as const;

/** Surface of dark demos: on the site's blue-black, the library's neutral black would look like a hole. */
const DARK_SURFACE = '#1c2530';

/** The numbers of the specification, which the reader's choices may replace. */
const numbers = {
  spacing: SPACING_PX,
  shape: { borderRadius: BORDER_RADIUS_PX },
  breakpoints: { values: BREAKPOINT_PX },
  transitions: { duration: DURATION_MS },
};

type Options = Omit<CssVarsThemeOptions, 'cssVariables' | 'direction'>;

/** Returns a theme of demos: the library's own with the given options, and a dark surface that suits the stage. */
export function createDemoTheme(direction: 'ltr' | 'rtl', options: Options) {
  const { dark } = options.colorSchemes ?? {};
  const palette = {
    ...(typeof dark === 'object' ? dark.palette : {}),
    background: { default: DARK_SURFACE, paper: DARK_SURFACE },
  };
  return createTheme({
    ...numbers,
    ...options,
    cssVariables,
    direction,
    colorSchemes: { ...options.colorSchemes, dark: { palette } },
  });
}
