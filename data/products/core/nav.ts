import type { NavPage } from '../../../src/model/navigation/NavPage';

/** Sidebar of MUI Core. */
export const nav = [
  { pathname: '/core/packages' },
  { pathname: '/core/package-versions' },
  { pathname: '/core/release-policy' },
] as const satisfies readonly NavPage[];
