import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readdirSync, rmSync } from 'node:fs';
import { Sidebar } from '../../components/Sidebar/Sidebar';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { resolveText } from '../../model/languages/FamilyText';
import type { Language } from '../../model/languages/Language';
import { translate } from '../../model/languages/translate';
import { createApiLookup } from '../../model/api/apiLookup';
import { assertUniquePathnames } from '../../model/navigation/duplicatedPathnames';
import { createHrefOf, type HrefOf } from '../../model/navigation/navTarget';
import { pageOfTab, withoutTabs } from '../../model/navigation/pageTabs';
import { createPreviousNext, type PreviousNext } from '../../model/navigation/navTree';
import type { DrawnPage } from '../../model/page/DrawnPage';
import type { KnownPage, PageData, PageProps } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { writeAds } from '../adFiles';
import type { DemosByPage, DemoThemes } from '../demos/builtDemo';
import type { PageSheets } from '../demos/pageSheets';
import type { DemoProgram } from '../islands/bundleIslands';
import { writeLazyTexts, type BuildContext, buildShared } from './BuildContext';
import {
  familyRoutesFile,
  pageFile,
  PAGES_FOLDER,
  sidebarFile,
  writeHashed,
  writeText,
} from './generatedFiles';
import { createPageWriter } from './pageHashes';
import { placeOf, titleOfUnit } from './pageHead';
import { buildPage } from './pageProps';
import { buildSidebarTree, type NameOf, createNames } from './pageLists';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';
import { CACHE } from '../workspace';

const NO_NEIGHBORS: PreviousNext = { previous: undefined, next: undefined };

/** Returns the function that writes the sidebar of a product in one language, once, and returns the URL of the whole tree. */
function createSidebars(
  content: SiteContent,
  language: Language,
  hrefOf: HrefOf,
  nameOf: NameOf,
): (productId: string) => string {
  const texts = content.translations.get(language.code) ?? {};
  const written = new Map<string, string>();
  return (productId) => {
    const known = written.get(productId);
    const entry = content.registry.find(({ product }) => product.id === productId);
    if (known !== undefined || !entry) return known ?? '';
    const tree = buildSidebarTree(withoutTabs(entry.nav), hrefOf, nameOf);
    writeText(`${CACHE.site}/${sidebarFile(productId, language.code)}`, JSON.stringify(tree));
    const html = renderToStaticMarkup(
      createElement(Sidebar, {
        tree,
        whole: true,
        translate: (key, values) => translate(texts, key, values),
      }),
    );
    const address = writeHashed(`nav/${productId}-${language.code}.json`, JSON.stringify({ html }));
    written.set(productId, address);
    return address;
  };
}

/**
 * Writes the list of known pages in one language, from which the 404 page makes suggestions. Pages of a
 * `noindex` product include the product prefix: they are suggested only for pathnames below it.
 */
function writeKnownPages(
  sources: readonly PageSource[],
  { code }: Language,
  nameOf: NameOf,
  places: ReadonlyMap<string, string>,
): string {
  const known = sources.map((source): KnownPage => {
    const { pathname, content, familyPage, navPage, unit, product } = source;
    // Names are those of the tree, except that a reference is told from its component by its title.
    const title =
      (unit && titleOfUnit(unit)) ??
      (navPage && nameOf(navPage)) ??
      content?.texts[code]?.title ??
      (familyPage && resolveText(familyPage.title, code)) ??
      content?.texts[defaultLanguage()]?.title ??
      '';
    const place = places.get(pathnameToHref(pathname, code)) ?? '';
    const { noindex, prefix } = product.product;
    return noindex ? [pathname, title, place, prefix] : [pathname, title, place];
  });
  return writeHashed(`pages-${code}.json`, JSON.stringify(known));
}

/** Results of building the demos that the pages need. */
interface DemoOutput {
  readonly demos: DemosByPage;
  readonly themes: DemoThemes;
  /** Addresses of the modules with demos, see `PageProps.demoFiles`. */
  readonly demoFiles: ReadonlyMap<string, DemoProgram>;
  readonly sheetsOf: PageSheets;
}

/** Results for pages without demos. */
export const NO_DEMOS: DemoOutput = {
  demos: new Map(),
  themes: new Map(),
  demoFiles: new Map(),
  sheetsOf: () => [],
};

/** Removes the props of routes that no longer exist. */
function removeOthers(routes: readonly string[]): void {
  const files = new Set(routes.map(pageFile));
  for (const name of readdirSync(`${CACHE.site}/${PAGES_FOLDER}`)) {
    const file = `${PAGES_FOLDER}/${name}`;
    if (!files.has(file)) rmSync(`${CACHE.site}/${file}`);
  }
}

/**
 * Writes what the pages of each language have in common, texts and ads, and returns it; trees are written when a page has one.
 * @throws 'Duplicated pathname {path} in pages' for a tree that was never checked
 */
export function writeCommon(
  content: SiteContent,
  sources: readonly PageSource[],
  { demos, themes, demoFiles, sheetsOf }: DemoOutput,
): BuildContext[] {
  for (const { nav } of content.registry) assertUniquePathnames(nav);
  const apiLookup = createApiLookup(content.units);
  const products = content.registry.map(({ product }) => product);
  const written = new Set(sources.map(({ pathname }) => pathname));
  const isWritten = (pathname: string) => written.has(pathname);
  const finders = new Map(
    content.registry.map(({ product, nav }) => [
      product.id,
      createPreviousNext(withoutTabs(nav), products, isWritten),
    ]),
  );
  const ofFamily = content.familyPages.flatMap(({ pathname }) =>
    content.languages.map(({ code }) => pathnameToHref(pathname, code)),
  );
  writeText(`${CACHE.site}/${familyRoutesFile}`, JSON.stringify(ofFamily));
  return content.languages.map((language): BuildContext => {
    const nameOf = createNames(content, language);
    const hrefOf = createHrefOf(isWritten, products, language.code);
    const texts = content.translations.get(language.code) ?? {};
    const adsHrefs = new Map(products.map(({ id }) => [id, writeAds(content.ads, id, language.code, texts)]));
    const shared = buildShared(content, language, hrefOf, nameOf, writeLazyTexts(texts, language.code));
    const places = new Map(
      sources.map((source) => [
        pathnameToHref(source.pathname, language.code),
        placeOf(source, { language, nameOf }),
      ]),
    );
    return {
      content,
      language,
      nameOf,
      hrefOf,
      neighborsOf: (productId, pathname) => finders.get(productId)?.(pageOfTab(pathname)) ?? NO_NEIGHBORS,
      navHref: createSidebars(content, language, hrefOf, nameOf),
      knownPagesHref: writeKnownPages(sources, language, nameOf, places),
      placeOf: (href) => places.get(href) ?? '',
      shared,
      apiLookup,
      adsHref: (productId) => adsHrefs.get(productId) ?? '',
      demos,
      demoFiles,
      sheetsOf,
      demoTheme: (productId) => themes.get(productId),
    };
  });
}

/**
 * Writes the props of every route; returns their number.
 * @param contexts one for each language
 * @param drawNotFound draws the 404 page
 * @param onPage called for every page when it is written, with the hash of its props
 */
export function writeSite(
  contexts: readonly BuildContext[],
  sources: readonly PageSource[],
  drawNotFound: (props: PageProps) => DrawnPage,
  onPage: (source: PageSource, page: PageData, hash: string) => void,
): number {
  const routes: string[] = [];
  const writer = createPageWriter();
  for (const context of contexts) {
    for (const source of sources) {
      const route = pathnameToHref(source.pathname, context.language.code);
      const props = buildPage(source, context);
      const hash = writer.write(route, JSON.stringify(props));
      onPage(source, props.page, hash);
      routes.push(route);
    }
  }
  removeOthers(routes);
  writeErrorPages(contexts, drawNotFound);
  writer.keep();
  return routes.length;
}

/**
 * Writes the 404 page and the 500 page, which are not in the list of page sources and so not in the search.
 * Hosts serve one document of each, that of the home page in the default language. The 404 page names the files with
 * that page in every other language and listed product; the browser puts the one for the address in its place.
 * @param contexts one for each language
 * @param ofProducts whether the 404 page names others; otherwise it is the same below each product
 */
export function writeErrorPages(
  contexts: readonly BuildContext[],
  drawNotFound: (props: PageProps) => DrawnPage,
  ofProducts = true,
): void {
  const home = contexts[0]?.content.registry.find(({ product }) => product.prefix === '/');
  if (!home) return;
  const notFoundHrefs: Record<string, string> = {};
  const write = (pathname: string, props: PageProps) =>
    writeText(`${CACHE.site}/${pageFile(`${pathname}/`)}`, JSON.stringify(props));
  for (const context of ofProducts ? contexts : []) {
    const { code } = context.language;
    for (const product of context.content.registry) {
      if (product === home ? code === defaultLanguage() : product.product.noindex) continue;
      const props = buildPage({ kind: 'notFound', pathname: '/404', product }, context);
      const { id } = product.product;
      notFoundHrefs[props.page.product.href] = writeHashed(
        `notFound/${id}-${code}.json`,
        JSON.stringify(drawNotFound(props)),
      );
    }
  }
  const spoken = contexts.find(({ language }) => language.code === defaultLanguage());
  if (!spoken) return;
  const notFound = buildPage({ kind: 'notFound', pathname: '/404', product: home }, spoken);
  write('/404', { ...notFound, page: { ...notFound.page, notFoundHrefs } });
  write('/500', buildPage({ kind: 'error', pathname: '/500', product: home }, spoken));
}
