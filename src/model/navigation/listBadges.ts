import type { NavPage } from './NavPage';

/** What a page is marked with (specification, section 2). */
export type Badge = 'pro' | 'premium' | 'new' | 'planned' | 'unstable' | 'beta' | 'legacy' | 'deprecated';

const PLAN_BADGES: readonly Badge[] = ['pro', 'premium'];
/** Field of the page → its badge, in the order of the specification. */
const FIELD_BADGES = [
  ['newFeature', 'new'],
  ['planned', 'planned'],
  ['unstable', 'unstable'],
  ['beta', 'beta'],
  ['legacy', 'legacy'],
  ['deprecated', 'deprecated'],
] as const satisfies readonly (readonly [keyof NavPage, Badge])[];

/**
 * The badges of a page, its plan first; `[]` for most. An unknown plan gives none, `checkNav` tells it.
 * @example listBadges({ pathname: '/a', plan: 'pro', newFeature: true }) // ['pro', 'new']
 */
export function listBadges(page: NavPage): Badge[] {
  const plan = PLAN_BADGES.filter((badge) => badge === page.plan);
  const marks = FIELD_BADGES.filter(([field]) => page[field] === true).map(([, badge]) => badge);
  return [...plan, ...marks];
}
