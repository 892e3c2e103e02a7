import type { NavPage } from 'docs-shell';

export const nav = [{ pathname: '/kit/shown' }] as const satisfies readonly NavPage[];
