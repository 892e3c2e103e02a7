import { createTheme, type CssVarsThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const cssVariables = { colorSchemeSelector: '[data-mui-color-scheme="%s"]' } as const;

/** Surface of dark demos: on the site's blue-black, the library's neutral black would look like a hole. */
const DARK_SURFACE = '#1c2530';

type Options = Omit<CssVarsThemeOptions, 'cssVariables' | 'direction'>;

/** Returns a theme of demos: the library's own with the given options, and a dark surface that suits the stage. */
export function createDemoTheme(direction: 'ltr' | 'rtl', options: Options) {
  const { dark } = options.colorSchemes ?? {};
  const palette = {
    ...(typeof dark === 'object' ? dark.palette : {}),
    background: { default: DARK_SURFACE, paper: DARK_SURFACE },
  };
  return createTheme({
    ...options,
    cssVariables,
    direction,
    colorSchemes: { ...options.colorSchemes, dark: { palette } },
  });
}
