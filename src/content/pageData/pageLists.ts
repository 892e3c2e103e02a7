import {
  documentedVersion,
  HOME_PREFIX,
  hrefInVersion,
  listDocumentedVersions,
  listVersions,
  type Product,
  type VersionEntry,
} from '../../model/products/Product';
import type { PageSource } from './PageSource';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductCard } from '../../components/ProductCards/ProductCards';
import { listLetterHeadings, type LinkedApiName } from '../../components/ApiNames';
import { type ApiName, listApiNames } from '../../model/api/apiNames';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { findText } from '../../model/languages/FamilyText';
import type { Language } from '../../model/languages/Language';
import { languageName } from '../../model/languages/languageName';
import { listBadges, type NavPage, type SidebarNode } from '../../model/navigation/NavPage';
import { type HrefOf, isOnSite } from '../../model/navigation/navTarget';
import { pageTitle } from '../../model/navigation/pageTitle';
import { walkNav } from '../../model/navigation/navTree';
import type { ProductEntry } from '../../model/products/ProductEntry';
import type { ProductIndex } from '../../components/ProductIndexes';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { SectionList, type SectionPicture } from '../../components/SectionList/SectionList';
import { translate } from '../../model/languages/translate';
import type { NewestVersion, PageLink, ReleaseLine, SectionEntry } from '../../model/page/PageData';
import type { Translations } from '../../model/languages/textKeys';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { releasesId } from '../../components/ReleaseTable/ReleaseTable';
import type { Block, Heading } from '../markdown/ParsedPage';
import { API_NAMES, RELEASE_TABLE } from '../siteComponents';
import { writeHashed } from './generatedFiles';
import type { SiteContent } from './SiteContent';
import { icons } from '../../site';

/** Returns the sidebar name of a page: translated, from the tree, or derived from the pathname. */
export type NameOf = (page: NavPage) => string;

/**
 * Creates a function that names navigation entries in one language. If the interface texts have no
 * `pages.<pathname>`, the title of the translated page is used.
 */
export function createNameOf(
  texts: Readonly<Record<string, string | undefined>>,
  translatedTitles: ReadonlyMap<string, string>,
): NameOf {
  return (page) => {
    const title = translatedTitles.get(page.pathname);
    return pageTitle(title === undefined ? page : { ...page, title }, texts);
  };
}

/** Creates the function that names the pages of all trees in a language. */
export function createNames(
  { translations, pages, familyPages }: Pick<SiteContent, 'translations' | 'pages' | 'familyPages'>,
  language: Language,
): NameOf {
  const titles = new Map<string, string>();
  if (language.code !== defaultLanguage()) {
    for (const [pathname, page] of pages) {
      const text = page.texts[language.code];
      if (text) titles.set(pathname, text.title);
    }
    for (const { pathname, title } of familyPages) {
      const text = findText(title, language.code);
      if (text !== undefined) titles.set(pathname, text);
    }
  }
  return createNameOf(translations.get(language.code) ?? {}, titles);
}

/** Returns the pages of a group, those of other sites last, so that they do not interrupt the list. */
function listElsewhereLast(pages: readonly NavPage[], hrefOf: HrefOf): readonly NavPage[] {
  const isElsewhere = (page: NavPage) => {
    const href = page.children ? undefined : hrefOf(page);
    return href !== undefined && !isOnSite(href);
  };
  return [...pages.filter((page) => !isElsewhere(page)), ...pages.filter(isElsewhere)];
}

/** Builds the sidebar tree of a product in one language. */
export function buildSidebarTree(nav: readonly NavPage[], hrefOf: HrefOf, nameOf: NameOf): SidebarNode[] {
  return listElsewhereLast(nav, hrefOf).map((page) => {
    const href = hrefOf(page);
    return {
      pathname: page.pathname,
      ...(href === undefined || page.subheader ? {} : { href }),
      text: nameOf(page),
      badges: listBadges(page),
      ...(page.icon ? { icon: page.icon } : {}),
      ...(page.icon && icons[page.icon] ? { outline: icons[page.icon] } : {}),
      ...(href === undefined || isOnSite(href) ? {} : { external: true }),
      ...(page.subheader ? { label: true } : {}),
      ...(page.children ? { children: buildSidebarTree(page.children, hrefOf, nameOf) } : {}),
    };
  });
}

/** Whether an entry is listed; a subheader without pages only divides the sidebar. */
function isListed(page: NavPage): boolean {
  return page.children !== undefined || page.subheader === undefined;
}

/** Returns the description of a page in a language; undefined if it is not written. */
function describeIn(
  { pages, familyPages }: Pick<SiteContent, 'pages' | 'familyPages'>,
  pathname: string,
  code: string,
): string | undefined {
  const familyPage = familyPages.find((page) => page.pathname === pathname);
  return familyPage ? findText(familyPage.description, code) : pages.get(pathname)?.texts[code]?.description;
}

/**
 * Builds the list of a section page: the pages of a group with their descriptions, nested groups with theirs. A page of
 * another site is described by its host.
 * @param idOf returns the fragment of a nested group; by default they have none
 */
export function buildSections(
  content: Pick<SiteContent, 'pages' | 'familyPages'>,
  children: readonly NavPage[],
  userLanguage: string,
  hrefOf: HrefOf,
  nameOf: NameOf,
  idOf?: (page: NavPage) => string,
): SectionEntry[] {
  return listElsewhereLast(children.filter(isListed), hrefOf).map((page) => {
    const href = hrefOf(page);
    const describe = (code: string) => describeIn(content, page.pathname, code);
    const translated = describe(userLanguage);
    const description = translated ?? describe(defaultLanguage());
    return {
      text: nameOf(page),
      ...(href === undefined ? {} : { href }),
      badges: listBadges(page),
      ...(href === undefined || isOnSite(href) ? {} : { host: new URL(href).host }),
      ...(description === undefined ? {} : { description }),
      ...(translated !== undefined || description === undefined
        ? {}
        : { descriptionLanguage: languageName(defaultLanguage(), userLanguage) }),
      ...(page.children && idOf ? { id: idOf(page) } : {}),
      ...(page.children
        ? { children: buildSections(content, page.children, userLanguage, hrefOf, nameOf) }
        : {}),
    };
  });
}

/** Lists the groups of a section page that have fragments. */
export function listSectionHeadings(entries: readonly SectionEntry[]): Heading[] {
  return entries.flatMap(({ text, id }) => (id ? [{ text, level: 2, hash: id, children: [] }] : []));
}

/** Renders the list of a section page. */
export function drawSections(
  entries: readonly SectionEntry[],
  pictures: ReadonlyMap<string, SectionPicture>,
  texts: Translations,
): string {
  return renderToStaticMarkup(
    createElement(SectionList, {
      entries,
      pictures,
      translate: (key, values) => translate(texts, key, values),
    }),
  );
}

/** Lists every page of the site below these entries, in the order of the tree. */
function listPages(pages: readonly NavPage[], hrefOf: HrefOf, nameOf: NameOf): PageLink[] {
  return pages.flatMap((page) => [
    ...(page.subheader ? [] : listLink(page, hrefOf, nameOf)),
    ...listPages(page.children ?? [], hrefOf, nameOf),
  ]);
}

/** Returns the link to a page of the site; `[]` if the entry leads elsewhere, or nowhere. */
function listLink(page: NavPage, hrefOf: HrefOf, nameOf: NameOf): PageLink[] {
  const href = hrefOf(page);
  return isOnSite(href) ? [{ text: nameOf(page), href }] : [];
}

/** How many popular pages of a product are listed. */
const MAX_POPULAR = 5;

/** Finds the entries of the popular pages of a product, in the trees of all products; undefined if it names none. */
function findPopular({ popular }: Product, registry: readonly ProductEntry[]): NavPage[] | undefined {
  if (!popular) return undefined;
  const known = new Map<string, NavPage>();
  for (const { nav } of registry)
    for (const { page } of walkNav(nav)) if (!known.has(page.pathname)) known.set(page.pathname, page);
  return popular.flatMap((pathname) => known.get(pathname) ?? []);
}

/** Lists the entries of which a landing page shows those about components: of the home page, the popular ones. */
export function listCardPages(
  { product, nav }: ProductEntry,
  registry: readonly ProductEntry[],
): readonly NavPage[] {
  return (product.prefix === HOME_PREFIX && findPopular(product, registry)) || nav;
}

/** Lists the popular pages of a product, or the first level of its tree. */
export function listPopular(
  { product, nav }: ProductEntry,
  registry: readonly ProductEntry[],
  hrefOf: HrefOf,
  nameOf: NameOf,
  limit = MAX_POPULAR,
): PageLink[] {
  return (findPopular(product, registry) ?? nav)
    .flatMap((page) => listLink(page, hrefOf, nameOf))
    .slice(0, limit);
}

/**
 * Builds the index of each listed product, for browsing without search: the top level, and all pages below
 * each group. A group with only pages of other sites is left out.
 */
export function buildIndexes(
  { registry }: Pick<SiteContent, 'registry'>,
  userLanguage: string,
  hrefOf: HrefOf,
  nameOf: NameOf,
): ProductIndex[] {
  return registry
    .filter(({ product }) => !product.noindex)
    .map(({ product, nav }) => ({
      popular: listPopular({ product, nav }, registry, hrefOf, nameOf),
      id: product.id,
      text: product.name,
      href: pathnameToHref(product.prefix, userLanguage),
      entries: nav.filter(isListed).flatMap((page) => {
        const children = page.children && listPages(page.children, hrefOf, nameOf);
        if (children?.length === 0) return [];
        return listLink(page, hrefOf, nameOf).map((link) => (children ? { ...link, children } : link));
      }),
    }));
}

/** Lists the names of the API reference in listed products. */
export function listListedNames({ registry, units }: Pick<SiteContent, 'registry' | 'units'>): ApiName[] {
  const listed = new Set(registry.filter(({ product }) => !product.noindex).map(({ product }) => product.id));
  return listApiNames(units.filter(({ productId }) => listed.has(productId)));
}

/** Builds the list of API names, each with links to its pages: named after the product, else the package. */
export function buildApiNames(
  content: Pick<SiteContent, 'registry' | 'units'>,
  userLanguage: string,
): LinkedApiName[] {
  const productNames = new Map(content.registry.map(({ product }) => [product.id, product.name]));
  return listListedNames(content).map(({ name, id, pages }) => ({
    name,
    id,
    links: pages.map(({ pathname, productId, packageName }) => ({
      text:
        pages.filter((page) => page.productId === productId).length > 1
          ? packageName
          : (productNames.get(productId) ?? ''),
      href: pathnameToHref(pathname, userLanguage),
    })),
  }));
}

/** Builds what the card of a product shows; writes its picture. */
export function buildCard({ registry }: SiteContent, id: string): ProductCard {
  const product = registry.find((entry) => entry.product.id === id)?.product;
  if (!product) return {};
  const { picture, isFeatured, packages, version } = product;
  return {
    ...(picture
      ? { picture: writeHashed(`pictures/${basename(picture)}`, readFileSync(picture, 'utf8')) }
      : {}),
    ...(packages.length > 0 ? { version } : {}),
    ...(isFeatured ? { isFeatured } : {}),
  };
}

/** Lists the pages with demos whose front matter names the unit, with their names in the tree. */
export function listDemoPages(
  { pages, registry, translations }: Pick<SiteContent, 'pages' | 'registry' | 'translations'>,
  { name, productId }: ApiUnit,
): PageLink[] {
  const nameOf = createNameOf(translations.get(defaultLanguage()) ?? {}, new Map());
  const nav = registry.find(({ product }) => product.id === productId)?.nav ?? [];
  return [...pages.values()].flatMap((page) => {
    const text = page.texts[defaultLanguage()];
    if (page.productId !== productId || !text) return [];
    const { frontMatter, title } = text;
    const isNamed = frontMatter.components.includes(name) || frontMatter.hooks.includes(name);
    if (!isNamed || !text.blocks.some(({ kind }) => kind === 'demo')) return [];
    const entry = [...walkNav(nav)].find((each) => each.page.pathname === page.pathname);
    return [
      {
        text: entry ? nameOf(entry.page) : title,
        href: pathnameToHref(page.pathname, defaultLanguage()),
      },
    ];
  });
}

/** Lists the release lines of all products. */
export function listReleases({ registry }: SiteContent): ReleaseLine[] {
  return registry.flatMap(({ product, releases = [] }) =>
    releases.map((release) => ({ ...release, product: product.name })),
  );
}

/** Returns the version menu of a page; that of the home product names every product. */
export function listVersionsOf(
  { pathname, product }: PageSource,
  { registry }: Pick<SiteContent, 'registry'>,
  texts: Translations,
): VersionEntry[] {
  const all = translate(texts, 'viewAllVersions');
  return product.product.prefix === HOME_PREFIX
    ? listDocumentedVersions(
        registry.map((entry) => entry.product),
        all,
      )
    : listVersions(product.product, pathname, all);
}

type ListHeadings = (content: SiteContent) => readonly Pick<Heading, 'text' | 'hash'>[];

/** The headings that components bring into a page: products of the table of releases, letters of API names. */
const BROUGHT_HEADINGS: Readonly<Record<string, ListHeadings>> = {
  [RELEASE_TABLE]: (content) =>
    [...new Set(listReleases(content).map(({ product }) => product))].map((text) => ({
      text,
      hash: releasesId(text),
    })),
  [API_NAMES]: (content) => listLetterHeadings(listListedNames(content)),
};

/**
 * Adds the headings of the page's first component that has some to those of its text: below those before it, and above
 * the others.
 */
export function withComponentHeadings(
  headings: readonly Heading[],
  blocks: readonly Block[],
  content: SiteContent,
): readonly Heading[] {
  const at = blocks.findIndex((block) => block.kind === 'component' && BROUGHT_HEADINGS[block.name]);
  const component = blocks[at];
  if (component?.kind !== 'component') return headings;
  const before = blocks
    .slice(0, at)
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('');
  const isBefore = ({ hash }: Heading) => before.includes(`id="${hash}"`);
  const brought = (BROUGHT_HEADINGS[component.name]?.(content) ?? []).map((heading): Heading => ({
    ...heading,
    level: 2,
    children: [],
  }));
  return [...headings.filter(isBefore), ...brought, ...headings.filter((heading) => !isBefore(heading))];
}

/**
 * Returns the newest release of the packages that a page documents; undefined if the documented one is the newest, or
 * if the product has no releases.
 */
export function findNewest(
  { pathname, product: { product } }: PageSource,
  { registry }: Pick<SiteContent, 'registry'>,
): NewestVersion | undefined {
  const release = registry
    .flatMap(({ releases = [] }) => releases)
    .find(({ packageName, status }) => status === 'newest' && product.packages.includes(packageName));
  const href = product.newest ? hrefInVersion(product.newest, pathname) : release?.docs;
  if (!release || !href || documentedVersion(product) === undefined) return undefined;
  return { text: `v${release.version}`, href };
}
