import { posix } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { isPartOf } from '../../model/api/isPartOf';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import type { NavPage } from '../../model/navigation/NavPage';
import { walkNav } from '../../model/navigation/navTree';
import { pathnameToTitle } from '../../model/navigation/pageTitle';
import { unitToPage } from './apiPages';
import type { SectionGroup } from './gallery';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

/** Returns the group of the API reference whose index the page is; undefined if it is another page. */
export const findReference = ({
  pathname,
  product: { api = [] },
}: Pick<PageSource, 'pathname' | 'product'>) => api.find(({ sources }) => sources[0]?.pathname === pathname);

/** Name of the unit that the page of a component is about, by its address. */
function subjectOf(pathname: string): string {
  const slug = pathname.split('/').at(-1) ?? '';
  return pathnameToTitle(`/api/${slug.replace(/^react-/, '')}`);
}

/** Finds the group of the components' tree that a unit belongs to. */
function createFinder(
  groups: readonly NavPage[],
  { pages }: Pick<SiteContent, 'pages'>,
): (unit: ApiUnit) => NavPage | undefined {
  const bySubject = new Map<string, NavPage>();
  const byMention = new Map<string, NavPage>();
  for (const group of groups) {
    for (const { page } of walkNav(group.children ?? [])) {
      bySubject.set(subjectOf(page.pathname), group);
      const { components = [], hooks = [] } =
        pages.get(page.pathname)?.texts[defaultLanguage()]?.frontMatter ?? {};
      for (const name of [...components, ...hooks]) if (!byMention.has(name)) byMention.set(name, group);
    }
  }
  const wholes = [...bySubject.keys()].toSorted((a, b) => b.length - a.length);
  return ({ name }) =>
    bySubject.get(name) ??
    bySubject.get(wholes.find((whole) => isPartOf(name, whole)) ?? '') ??
    byMention.get(name);
}

/** A group of the components' tree, or one of the index itself. */
type Owner = NavPage | 'components' | 'hooks' | 'others';

/**
 * Returns the groups of the index of an API reference: those of the components' tree, or the components if they have no
 * groups, then hooks, then what belongs to none. A unit is where a page is about it, else where its whole is (`CardMedia`
 * with `Card`), else with the first page that names it in its front matter, which may only use it. `undefined` if the page
 * is no such index, or there is only one group; interfaces keep their own.
 */
export function listApiGroups(
  source: PageSource,
  content: Pick<SiteContent, 'pages' | 'units'>,
  texts: Translations,
): readonly SectionGroup[] | undefined {
  const {
    pathname,
    navPage,
    product: { product, nav },
  } = source;
  const group = findReference(source);
  const components = [...walkNav(nav)].find(({ page }) => page.pathname === group?.gallery)?.page;
  const groups = (components?.children ?? []).filter(({ subheader, children }) => subheader && children);
  if (!group) return undefined;
  const { sources } = group;
  const isGrouped = groups.length > 1;
  const find = createFinder(isGrouped ? groups : [], content);
  const listed = new Set((navPage?.children ?? []).map((page) => page.pathname));
  const units = content.units
    .filter((unit) => unit.productId === product.id && listed.has(unit.pathname))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const found = new Map<Owner, ApiUnit[]>();
  for (const unit of units) {
    const isComponent = unit.kind === 'component' || unit.kind === 'namespace';
    const rest = isComponent && !isGrouped ? 'components' : 'others';
    const owner = unit.kind === 'hook' ? 'hooks' : (find(unit) ?? rest);
    found.set(owner, [...(found.get(owner) ?? []), unit]);
  }
  if (!isGrouped && found.size < 2) return undefined;
  const list = (key: Owner, id: string, page: NavPage): SectionGroup[] => {
    const own = found.get(key);
    return own ? [{ id, page: { ...page, children: own.map((unit) => unitToPage(unit, sources)) } }] : [];
  };
  const lastOf = (page: NavPage) => posix.basename(page.pathname);
  return [
    ...groups.flatMap((page) => list(page, lastOf(page), page)),
    ...(
      [
        ['components', 'apiComponents'],
        ['hooks', 'apiHooks'],
        ['others', 'apiOthers'],
      ] as const
    )
      // With a fragment, because translations name the page by its pathname.
      .flatMap(([id, key]) => list(id, id, { pathname: `${pathname}#${id}`, title: translate(texts, key) })),
    ...(navPage?.children ?? [])
      .filter(({ children }) => children)
      .map((page) => ({ id: lastOf(page), page })),
  ];
}
