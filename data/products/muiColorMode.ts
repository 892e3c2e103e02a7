import type { DemoColorMode } from 'docs-shell';

/** How the themes of the demos get their color mode, see `createDemoTheme`. */
export const muiColorMode = {
  attribute: 'data-mui-color-scheme',
  values: { light: 'light', dark: 'dark' },
} as const satisfies DemoColorMode;
