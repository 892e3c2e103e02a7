import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { BORDER_RADIUS_PX, BREAKPOINT_PX, CONTRAST_THRESHOLD, DURATION_MS, SPACING_PX } from '../constants';
import { COLOR_MODE_ATTRIBUTE } from '../model/settings/appearance';

/** System fonts, so that no font has to be loaded. */
export const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif';

/** Returns the MUI theme of the site: light and dark as CSS variables, all sizes from `src/themeConstants.ts`. */
export function createSiteTheme(): Theme & Pick<CssVarsTheme, 'colorSchemes'> {
  return createTheme({
    cssVariables: { cssVarPrefix: 'site', colorSchemeSelector: `[${COLOR_MODE_ATTRIBUTE}="%s"]` },
    colorSchemes: {
      light: {
        palette: {
          contrastThreshold: CONTRAST_THRESHOLD,
          primary: { main: '#0a5ad2' },
          error: { main: '#b3261e' },
          text: { primary: '#16202b', secondary: '#4a5868' },
          divider: '#dfe4ea',
          background: { default: '#ffffff', paper: '#f7f9fb' },
        },
      },
      dark: {
        palette: {
          contrastThreshold: CONTRAST_THRESHOLD,
          primary: { main: '#86b7fe' },
          error: { main: '#ff9d94' },
          text: { primary: '#e9eef4', secondary: '#a9b5c3' },
          divider: '#2b3541',
          background: { default: '#0f141a', paper: '#171e26' },
        },
      },
    },
    spacing: SPACING_PX,
    shape: { borderRadius: BORDER_RADIUS_PX },
    breakpoints: { values: BREAKPOINT_PX },
    transitions: { duration: DURATION_MS },
    typography: { fontFamily: SYSTEM_FONTS },
  });
}
