import type { NavPage } from '../../../src/model/navigation/NavPage';

export const nav = [{ pathname: '/kit/shown' }] as const satisfies readonly NavPage[];
