import type { NavPage } from 'docs-shell';

/** Sidebar of MUI Core. */
export const nav = [
  { pathname: '/core/packages' },
  { pathname: '/core/package-versions' },
  { pathname: '/core/release-policy' },
] as const satisfies readonly NavPage[];
