import { hasScheme } from '../routes/url';

/** Values of the specification's `plan` field. */
export type Plan = 'pro' | 'premium';

/**
 * Navigation page item (specification, section 3).
 * With `children` it is a group; its pathname is that of its generated section page.
 */
export interface NavPage {
  /** Canonical: no language, hash, query or trailing slash. `https://…` for a link to another host. */
  readonly pathname: string;
  readonly title?: string;
  /** Text of a label group, which is always open and not a button. */
  readonly subheader?: string;
  readonly children?: readonly NavPage[];
  readonly icon?: string;
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

/**
 * Returns whether the entry links to another host instead of a page of this site.
 * @example isExternal({ pathname: 'https://example.com/' }) // true
 */
export function isExternal(page: NavPage): boolean {
  return hasScheme(page.pathname);
}

/**
 * Returns whether the entry is a written page, and not a group, a link to another host or a label.
 * @example isLeafPage({ pathname: '/a', children: [{ pathname: '/a/b' }] }) // false
 * @example isLeafPage({ pathname: '/divider', subheader: 'Divider' }) // false
 */
export function isLeafPage(page: NavPage): boolean {
  return page.children === undefined && page.subheader === undefined && !isExternal(page);
}

/** Badge of a page (specification, section 2). */
export type Badge = 'pro' | 'premium' | 'new' | 'planned' | 'unstable' | 'beta' | 'legacy' | 'deprecated';

const PLAN_BADGES: readonly Badge[] = ['pro', 'premium'];
/** Fields of a page and their badges, in the order of the specification. */
const FIELD_BADGES = [
  ['newFeature', 'new'],
  ['planned', 'planned'],
  ['unstable', 'unstable'],
  ['beta', 'beta'],
  ['legacy', 'legacy'],
  ['deprecated', 'deprecated'],
] as const satisfies readonly (readonly [keyof NavPage, Badge])[];

/**
 * Returns the badges of a page, plan first; usually `[]`. An unknown plan has no badge; `checkNav` reports
 * it.
 * @example listBadges({ pathname: '/a', plan: 'pro', newFeature: true }) // ['pro', 'new']
 */
export function listBadges(page: NavPage): Badge[] {
  const plan = PLAN_BADGES.filter((badge) => badge === page.plan);
  const marks = FIELD_BADGES.filter(([field]) => page[field] === true).map(([, badge]) => badge);
  return [...plan, ...marks];
}

/** A navigation entry for the sidebar, with texts and addresses resolved for one language. */
export interface SidebarNode {
  readonly pathname: string;
  readonly href: string;
  readonly text: string;
  readonly badges: readonly Badge[];
  readonly icon?: string;
  /** Set if the entry links to another host. */
  readonly external?: boolean;
  /** Set for a label: its group is always open; without children it only divides the list. */
  readonly label?: boolean;
  readonly children?: readonly SidebarNode[];
}
