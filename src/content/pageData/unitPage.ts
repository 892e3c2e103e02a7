import type { ApiUnit } from '../../model/api/ApiUnit';
import { fixFragments } from '../../model/api/fragments';
import { relinkDescription } from '../../model/api/description';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { PageLink } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { drawApiPage, type DrawnApiPage } from '../api/drawApiPage';
import { listHeadingIds } from '../markdown/ParsedPage';
import type { SiteContent } from './SiteContent';

/** Lists the pages with demos whose front matter names the unit. */
function listDemoPages({ pages }: SiteContent, { name, productId }: ApiUnit): PageLink[] {
  return [...pages.values()].flatMap((page) => {
    const { frontMatter, blocks, title } = page.texts[DEFAULT_LANGUAGE_CODE] ?? {};
    const named = frontMatter?.components.includes(name) || frontMatter?.hooks.includes(name);
    if (page.productId !== productId || !named || !blocks?.some(({ kind }) => kind === 'demo')) return [];
    return [{ text: title ?? '', href: pathnameToHref(page.pathname, DEFAULT_LANGUAGE_CODE) }];
  });
}

/** Returns a function that rewrites the links in the descriptions of a unit to existing pages. */
function relinkFor({ productId }: ApiUnit, content: SiteContent): (markdown: string) => string {
  const origin =
    content.registry.find(({ product }) => product.id === productId)?.api?.source.linkOrigin ?? '';
  const find = (pathname: string) => content.units.find((unit) => unit.pathname === pathname);
  const hasPlace = (pathname: string, fragment: string) =>
    listHeadingIds(content.pages.get(pathname)?.texts[DEFAULT_LANGUAGE_CODE]?.headings ?? []).includes(
      fragment,
    );
  const isKnown = (pathname: string) => content.pages.has(pathname) || find(pathname) !== undefined;
  return (markdown) => fixFragments(relinkDescription(markdown, { origin, isKnown }), find, hasPlace);
}

const drawnUnits = new WeakMap<ApiUnit, DrawnApiPage>();

/** Renders the page of a unit once; all languages use the same result. */
export function drawUnit(unit: ApiUnit, content: SiteContent): DrawnApiPage {
  const texts = content.translations.get(DEFAULT_LANGUAGE_CODE) ?? {};
  const drawn =
    drawnUnits.get(unit) ?? drawApiPage(unit, listDemoPages(content, unit), texts, relinkFor(unit, content));
  drawnUnits.set(unit, drawn);
  return drawn;
}
