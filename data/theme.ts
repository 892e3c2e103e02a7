import type { SiteTheme } from 'docs-shell';

/** The look of the site. */
export const theme = {
  colors: { light: { primary: '#0a5ad2' }, dark: { primary: '#86b7fe' } },
} as const satisfies SiteTheme;
