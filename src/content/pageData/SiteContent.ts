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
import { claimPathnames, listCatalog } from '../catalog';
import type { Problem } from '../../model/Problem';
import { ads, languageCodes, languages, productRegistry, products, site } from '../../site';
import { extractApi } from '../api/extractApi';
import { withRenderedElements } from '../api/renderedElements';
import { type Catalog, type ContentPage, listTextProblems, readCatalog } from './catalogPages';
import { type FamilyPageSource } from '../../model/page/FamilyPage';
import { FAMILY_PAGES_FOLDER, readFamilyPages } from '../familyPages';
import { readTranslations } from '../interfaceTexts';
import { withApiNav } from './apiPages';
import { HOME_PREFIX } from '../../model/products/Product';
import { listPageFiles } from '../markdown/pageFiles';
import { DATA } from '../workspace';

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

/**
 * Reads the content of the product family, and collects its problems.
 * @param isWhole whether all texts are parsed; if not, each is parsed when it is asked for, and its problems are left out
 */
export async function readContent(
  isWhole = true,
): Promise<{ content: SiteContent; problems: Problem[]; readAgain: Catalog['readAgain'] }> {
  const { entries: listed, partials, problems: misplaced } = listCatalog(products, languageCodes);
  const { translations, problems: badTexts } = readTranslations(languageCodes);
  const sources = listApiSources(productRegistry);
  const { units: typed, problems: badApi } = extractApi(sources);
  const units = await withRenderedElements(typed, sources);
  const { entries, problems: badOwners } = claimPathnames(listed, products, units);
  const { pages, readAgain } = readCatalog(entries, { products, translations, units, isWhole });
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
    ...(isWhole ? [...pages.values()].flatMap(listTextProblems) : []),
    ...badFiles,
    ...(isWhole ? listUnusedPartials(partials, [...pages.values()]) : []),
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
    readAgain,
  };
}

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
