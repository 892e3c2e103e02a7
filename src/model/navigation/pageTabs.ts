import type { NavPage } from './NavPage';
import { walkNav } from './navTree';

/** Ends of the pathnames of pages that are tabs of another page (specification, section 5), with their texts. */
const TABS = { '/components-api': 'tabComponentsApi', '/hooks-api': 'tabHooksApi' } as const;

type PageTabKey = 'tabComponent' | (typeof TABS)[keyof typeof TABS];

/** A tab of a page. */
export interface PageTab {
  readonly pathname: string;
  /** Its text among those of the site. */
  readonly key: PageTabKey;
}

/**
 * Returns the page that a pathname is a tab of: itself, unless it ends as tabs do.
 * @example pageOfTab('/ui/tree/hooks-api') // '/ui/tree'
 */
export function pageOfTab(pathname: string): string {
  const end = Object.keys(TABS).find((each) => pathname.endsWith(each));
  return end === undefined ? pathname : pathname.slice(0, -end.length);
}

/**
 * Lists the tabs of a page, the page first, for any of them; empty for a page without further tabs.
 * @param isWritten returns whether there is a page at a pathname
 */
export function listPageTabs(pathname: string, isWritten: (pathname: string) => boolean): PageTab[] {
  const base = pageOfTab(pathname);
  if (!isWritten(base)) return [];
  const others = Object.entries(TABS)
    .map(([end, key]) => ({ pathname: base + end, key }))
    .filter((tab) => isWritten(tab.pathname));
  return others.length > 0 ? [{ pathname: base, key: 'tabComponent' }, ...others] : [];
}

/** Returns a tree without the tabs of pages in it, which their pages lead to. */
export function withoutTabs(tree: readonly NavPage[]): NavPage[] {
  const known = new Set([...walkNav(tree)].map(({ page }) => page.pathname));
  const isTab = ({ pathname }: NavPage) => pageOfTab(pathname) !== pathname && known.has(pageOfTab(pathname));
  const leave = (pages: readonly NavPage[]): NavPage[] =>
    pages
      .filter((page) => !isTab(page))
      .map((page) => (page.children ? { ...page, children: leave(page.children) } : page));
  return leave(tree);
}
