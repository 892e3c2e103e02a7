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
  /** Text of a label group: always open, not a button. */
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
 * Whether the entry leads to another host, and so is no page of this site.
 * @example isExternal({ pathname: 'https://example.com/' }) // true
 */
export function isExternal(page: NavPage): boolean {
  return hasScheme(page.pathname);
}

/**
 * Whether the entry stands for a written page: no group, no link to another host, no bare label.
 * @example isLeafPage({ pathname: '/a', children: [{ pathname: '/a/b' }] }) // false
 * @example isLeafPage({ pathname: '/divider', subheader: 'Divider' }) // false
 */
export function isLeafPage(page: NavPage): boolean {
  return page.children === undefined && page.subheader === undefined && !isExternal(page);
}

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

/** A navigation entry as the sidebar draws it: texts and addresses resolved for one language. */
export interface SidebarNode {
  readonly pathname: string;
  readonly href: string;
  readonly text: string;
  readonly badges: readonly Badge[];
  readonly icon?: string;
  /** Leads to another host. */
  readonly external?: boolean;
  /** A label: its group is always open; without children it only divides the list. */
  readonly label?: boolean;
  readonly children?: readonly SidebarNode[];
}
