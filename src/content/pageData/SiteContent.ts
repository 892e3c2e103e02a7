import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import type { AdsConfig } from '../../model/ads/AdsConfig';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Language } from '../../model/languages/Language';
import type { Translations } from '../../model/languages/textKeys';
import type { NavPage } from '../../model/navigation/NavPage';
import type { SiteConfig } from '../../model/page/SiteConfig';
import { listApiSources, type ProductEntry } from '../../model/products/ProductEntry';
import { type CatalogEntry, claimPathnames, listCatalog, listFolders } from '../catalog';
import { linkFiles } from '../linkedFiles';
import { type ParsedPage, listHeadingLevels, listHeadingIds, listOtherHashes } from '../markdown/ParsedPage';
import type { Problem } from '../../model/Problem';
import { ads, languageCodes, languages, productRegistry, products, site } from '../../site';
import { extractApi } from '../api/extractApi';
import { withRenderedElements } from '../api/renderedElements';
import { settleFragments } from './hostFragments';
import { type FamilyPageSource } from '../../model/page/FamilyPage';
import { FAMILY_PAGES_FOLDER, readFamilyPages } from '../familyPages';
import { readTranslations, pageLabelsOf } from '../interfaceTexts';
import { withApiNav, listApiPathnames } from './apiPages';
import { documentedTag, HOME_PREFIX, listProductIds, type Product } from '../../model/products/Product';
import { listPageFiles } from '../markdown/pageFiles';
import { cachedParse } from '../markdown/cachedParse';
import type { LinkedFiles, PageContext } from '../markdown/PageContext';
import { readTextFile } from '../markdown/textFile';
import { siteComponents } from '../siteComponents';
import { sourceHashOf } from '../sourceHash';
import { DATA } from '../workspace';

/** A page of the catalog with its parsed text in every available language. */
export interface ContentPage extends CatalogEntry {
  /** Parsed text by language code; always contains the default one. */
  readonly texts: Readonly<Record<string, ParsedPage>>;
  /** Languages whose translation is based on another version of the source. */
  readonly stale: readonly string[];
  /** Present if it may have relative links. */
  readonly linked?: LinkedFiles | undefined;
  /** Links with fragments of the host and their hrefs with the site's own ones, by language code; absent if there are none. */
  readonly fragments?: Readonly<Record<string, NonNullable<PageContext['fragments']>>>;
  /** Folders whose files it may show and include. */
  readonly folders: readonly string[];
}

/** The whole content of the product family, before any page is built. */
export interface SiteContent {
  readonly site: SiteConfig;
  readonly ads: AdsConfig;
  readonly languages: readonly Language[];
  readonly registry: readonly ProductEntry[];
  readonly translations: ReadonlyMap<string, Translations>;
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** Pages that files in `pages/` draw. */
  readonly familyPages: readonly FamilyPageSource[];
  /** Units of the API reference; each becomes one page. */
  readonly units: readonly ApiUnit[];
  /** Day of the last commit by file; undefined without the full git history. */
  readonly commitDates: ReadonlyMap<string, string> | undefined;
}

/**
 * Returns the registry with the API groups and the pages of folders added to the navigation trees. The product of all other pages is
 * shown under the name of the site.
 */
function withApi(
  units: readonly ApiUnit[],
  pages: ReadonlyMap<string, ContentPage>,
  translations: ReadonlyMap<string, Translations>,
): readonly ProductEntry[] {
  const interfaces = translations.get(defaultLanguage())?.apiInterfaces ?? '';
  return productRegistry.map((entry) => {
    const { product } = entry;
    const shown = product.prefix === HOME_PREFIX ? { ...product, name: site.name } : product;
    const nav = withFolders(entry.nav, pages);
    return withApiNav({ ...entry, nav, product: shown }, units, interfaces);
  });
}

/**
 * Returns a tree in which each entry without `children` whose page is the `README.md` of a folder has the other
 * pages of that folder below it, in the order of their files.
 * @param above entries around these; a tree inside of itself is reported later
 */
function withFolders(
  nav: readonly NavPage[],
  pages: ReadonlyMap<string, ContentPage>,
  above: readonly NavPage[] = [],
): readonly NavPage[] {
  return nav.map((page) => {
    if (above.includes(page)) return page;
    if (page.children) {
      const children = withFolders(page.children, pages, [...above, page]);
      return children.every((child, index) => child === page.children?.[index])
        ? page
        : { ...page, children };
    }
    const { file = '' } = pages.get(page.pathname) ?? {};
    if (!/^readme\.md$/i.test(posix.basename(file))) return page;
    const children = [...pages.values()]
      .filter((other) => other.file !== file && posix.dirname(other.file) === posix.dirname(file))
      .map(({ pathname, texts }) => ({ pathname, title: texts[defaultLanguage()]?.title ?? '' }));
    return children.length > 0 ? { ...page, children } : page;
  });
}

/** Reads and parses the whole content of the product family, and collects every problem. */
export async function readContent(): Promise<{ content: SiteContent; problems: Problem[] }> {
  const { entries: listed, partials, problems: misplaced } = listCatalog(products, languageCodes);
  const { translations, problems: badTexts } = readTranslations(languageCodes);
  const sources = listApiSources(productRegistry);
  const { units: typed, problems: badApi } = extractApi(sources);
  const units = await withRenderedElements(typed, sources);
  const { entries, problems: badOwners } = claimPathnames(listed, products, units);
  const { pages, problems: badPages } = parseCatalog(entries, products, translations, units);
  const { pages: familyPages, problems: badFiles } = readFamilyPages(languageCodes, (pathname) => {
    const unit = units.find((each) => each.pathname === pathname);
    return pages.get(pathname)?.file ?? (unit && `the generated page of ${unit.name}`);
  });
  const commitDates = readCommitDates([
    DATA.folder,
    FAMILY_PAGES_FOLDER,
    ...products.flatMap(({ folder = [] }) => folder),
  ]);
  const problems = [
    ...misplaced,
    ...badTexts,
    ...badApi,
    ...badOwners,
    ...badPages,
    ...badFiles,
    ...listUnusedPartials(partials, [...pages.values()]),
  ];
  if (!commitDates) {
    problems.push({
      file: DATA.folder,
      line: 1,
      column: 1,
      code: 'no-history',
      message: 'The dates of the last changes are omitted: the full git history is missing',
      hint: 'build in a repository with all commits: git init, or git fetch --unshallow in a shallow clone',
      warning: true,
    });
  }
  return {
    content: {
      site,
      ads,
      languages,
      registry: withApi(units, pages, translations),
      translations,
      pages,
      familyPages,
      units,
      commitDates,
    },
    problems,
  };
}

/** Parses some pages of the content again; returns them by pathname, with their problems. */
export const parsePages = (
  entries: readonly CatalogEntry[],
  { translations, units }: SiteContent,
): { pages: Map<string, ContentPage>; problems: Problem[] } =>
  parseCatalog(entries, products, translations, units);

/** Returns problems for partials that no page includes, because they were probably forgotten. */
function listUnusedPartials(partials: readonly string[], pages: readonly ContentPage[]): Problem[] {
  const used = new Set(pages.flatMap(listPageFiles));
  return partials
    .filter((file) => !used.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      code: 'unused-partial',
      message: 'No page includes this partial',
      hint: `write {{"include": "./${posix.basename(file)}"}} on a line of a page in this folder, or remove the file`,
      warning: true,
    }));
}

/** A text of a page with everything that it is parsed from. */
interface ReadText {
  readonly text: string;
  readonly context: PageContext;
  readonly unreadable: readonly Problem[];
  readonly parsed: ParsedPage;
}

/**
 * Parses every page of the catalog in every available language; unchanged files come from the cache. Texts whose
 * links have fragments of the host, and those that such links lead to, are parsed a second time.
 */
function parseCatalog(
  entries: readonly CatalogEntry[],
  products: readonly Product[],
  translations: ReadonlyMap<string, Translations>,
  units: readonly ApiUnit[],
): { pages: Map<string, ContentPage>; problems: Problem[] } {
  const problems: Problem[] = [];
  const apiPathnamesOf = listApiPathnames(units);
  const componentNames = Object.keys(siteComponents);
  const productIds = listProductIds(products);
  const read: {
    entry: CatalogEntry;
    linked: LinkedFiles | undefined;
    folders: readonly string[];
    texts: Record<string, ReadText>;
  }[] = [];
  const byId = new Map(products.map((product) => [product.id, product]));
  const linkedOf = linkFiles(entries, products, site.editBase);
  for (const entry of entries) {
    const linked = linkedOf(entry.file);
    const apiPathnames = apiPathnamesOf.get(entry.productId);
    const product = byId.get(entry.productId);
    const folders = listFolders(entry.productId, product);
    const parse = (
      file: string,
      languageCode: string,
      ofSource?: Pick<PageContext, 'headingIds' | 'otherHashes' | 'headingLevels' | 'minorIds'>,
    ): ReadText => {
      const { text, problems: unreadable } = readTextFile(readFileSync(file), file);
      const labels = pageLabelsOf(translations.get(languageCode) ?? {}, languageCode);
      const context = {
        file,
        languageCode,
        repository: product?.repository ?? site.repository,
        tag: product && documentedTag(product),
        linked,
        folders,
        ...ofSource,
        labels,
        componentNames,
        productId: entry.productId,
        productIds,
        apiPathnames,
      };
      return { text, context, unreadable, parsed: cachedParse(text, context) };
    };
    const source = parse(entry.file, defaultLanguage());
    const texts: Record<string, ReadText> = { [defaultLanguage()]: source };
    const { headings, minorIds } = source.parsed;
    const ofSource = {
      headingIds: listHeadingIds(headings),
      otherHashes: listOtherHashes(headings),
      headingLevels: listHeadingLevels(headings),
      ...(minorIds ? { minorIds } : {}),
    };
    for (const [code, file] of Object.entries(entry.translations)) {
      texts[code] = parse(file, code, ofSource);
    }
    read.push({ entry, linked, folders, texts });
  }
  const settled = settleFragments(
    read.map(({ entry: { pathname }, linked, texts }) => ({
      pathname,
      isOnHost: linked !== undefined,
      texts: mapValues(texts, ({ parsed }) => parsed),
    })),
    languageCodes,
  );
  const pages = new Map<string, ContentPage>();
  for (const { entry, linked, folders, texts: unsettled } of read) {
    const changes = settled.get(entry.pathname) ?? {};
    const texts = mapValues(unsettled, ({ text, context, unreadable, parsed: first }, code) => {
      const change = changes[code];
      const parsed = change ? cachedParse(text, { ...context, ...change }) : first;
      problems.push(...unreadable, ...parsed.problems);
      return parsed;
    });
    const fragments = settled.has(entry.pathname)
      ? { fragments: mapValues(changes, (change) => change.fragments ?? {}) }
      : {};
    const hash = sourceHashOf(readFileSync(entry.file, 'utf8'), texts[defaultLanguage()]?.inputs);
    const stale = Object.keys(entry.translations).filter(
      (code) => texts[code]?.frontMatter.sourceHash !== hash,
    );
    pages.set(entry.pathname, { ...entry, texts, stale, linked, folders, ...fragments });
  }
  return { pages, problems };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * Reads the day of the last commit of every file in some folders, `YYYY-MM-DD` in UTC, by its path from the
 * project root. Calls `git log` once for the whole site. Undefined if git or the full history is missing.
 */
function readCommitDates(folders: readonly string[]): ReadonlyMap<string, string> | undefined {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const log = git(
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%ct',
    '--name-only',
    '--no-renames',
    // Settings of a person may add lines.
    '--no-show-signature',
    '--relative',
    '--',
    ...folders,
  );
  if (log === undefined) return undefined;
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '0', ...files] = commit.split('\n');
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (file && !dates.has(file)) dates.set(file, day);
  }
  return dates;
}
