import type { FamilyText } from '../languages/FamilyText';
import { hasScheme } from '../routes/url';

/** Values of the specification's `plan` field; each is a badge. */
export const PLANS = ['pro', 'premium'] as const;
/** Flags of a page and their badges (specification, section 2), in the order in which they are shown. */
export const FLAG_BADGES = {
  newFeature: 'new',
  planned: 'planned',
  unstable: 'unstable',
  beta: 'beta',
  legacy: 'legacy',
  deprecated: 'deprecated',
} as const;

type Plan = (typeof PLANS)[number];
type Flag = keyof typeof FLAG_BADGES;

/** Badge of a page. `src/components/Badges.tsx` gives it a text, `src/theme/base.css` a color. */
export type Badge = Plan | (typeof FLAG_BADGES)[Flag];

/**
 * Navigation page item (specification, section 3).
 * With `children` it is a group; its pathname is that of its generated section page. For a page that the site does not
 * have, see `createHrefOf`.
 */
export interface NavPage extends Readonly<Partial<Record<Flag, boolean>>> {
  /** Canonical: no language, hash, query or trailing slash. `https://…` for a link to another host. */
  readonly pathname: string;
  readonly title?: string;
  /** Text of a label group, which is always open and not a button. */
  readonly subheader?: string;
  readonly children?: readonly NavPage[];
  /** What is said below the title of a group's page; without it, its description for crawlers names its pages. */
  readonly description?: FamilyText;
  readonly icon?: string;
  readonly plan?: Plan;
}

/** Plan and status of a page: what its badges say. */
export type PageStatus = Pick<NavPage, 'plan' | Flag>;

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

/**
 * Returns the badges of a page, plan first; usually `[]`. An unknown plan has no badge; `checkNav` reports
 * it.
 * @example listBadges({ pathname: '/a', plan: 'pro', newFeature: true }) // ['pro', 'new']
 */
export function listBadges(page: Partial<NavPage>): Badge[] {
  const plan = PLANS.filter((badge) => badge === page.plan);
  const flags = Object.entries(FLAG_BADGES).filter(([flag]) => page[flag as Flag] === true);
  return [...plan, ...flags.map(([, badge]) => badge)];
}

/** A navigation entry for the sidebar, with texts and addresses resolved for one language. */
export interface SidebarNode {
  readonly pathname: string;
  /** Absent if the entry is a text: a label, or a page that is planned. */
  readonly href?: string;
  readonly text: string;
  readonly badges: readonly Badge[];
  readonly icon?: string;
  /** The outline of the icon, if it is one of the family. */
  readonly outline?: string;
  /** Set if the entry links to another host. */
  readonly external?: boolean;
  /** Set for a label: its group is always open; without children it only divides the list. */
  readonly label?: boolean;
  readonly children?: readonly SidebarNode[];
}
