import { readFileSync, rmSync } from 'node:fs';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { findText } from '../../model/languages/FamilyText';
import type { Language } from '../../model/languages/Language';
import { createHrefOf } from '../../model/navigation/navTarget';
import type { Product } from '../../model/products/Product';
import { listApiSources } from '../../model/products/ProductEntry';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { listSigns } from '../../model/search/otherLanguage';
import { parseHostedIndex } from '../../model/search/parseHostedIndex';
import { manifestHref, type SearchManifest } from '../../model/search/SearchManifest';
import type { PartLink } from '../../model/search/SearchPart';
import { SEARCH_FORMAT } from '../../model/search/SearchPart';
import { hostedIndex, searchWords, site } from '../../site';
import { fileOfPackage } from '../packages';
import { bundleEntry } from '../programs';
import { listBreadcrumbs } from '../pageData/pageHead';
import { createNames, listPopular } from '../pageData/pageLists';
import type { PageSource } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { writeHashed, writeText } from '../pageData/generatedFiles';
import { buildParts } from './searchParts';
import { writeIndex } from './writeIndex';
import { PUBLIC } from '../workspace';

/** The optional style sheet (specification, section 7): variables and modal of the search dialog. */
const STYLE_FILES = ['dist/_variables.css', 'dist/modal.css'];

/**
 * Returns whether a page is in the parts of a language: each page in the default language, whose parts
 * every reader has; in another language, only a page with its own text. The page of the search is not: the examples
 * on it would be hits. Error pages are not in the list of page sources.
 */
export function isIndexed(
  { pathname, content, familyPage }: Pick<PageSource, 'pathname' | 'content' | 'familyPage'>,
  language: string,
): boolean {
  if (pathname === site.searchPathname) return false;
  if (language === defaultLanguage()) return true;
  return content?.texts[language] !== undefined || findText(familyPage?.title ?? '', language) !== undefined;
}

/**
 * Returns what a page belongs to for readers of a product: its product and outermost group, without the name of
 * theirs; empty if there is no other.
 */
export function ownerFor(
  reader: Product,
  source: PageSource | undefined,
  context: Parameters<typeof listBreadcrumbs>[1],
): string {
  const names = source ? listBreadcrumbs(source, context).map(({ text }) => text) : [];
  return names
    .slice(0, 2)
    .filter((name) => name !== reader.name)
    .join(' · ');
}

/**
 * Writes the index of every language that has texts, and for each language of the site a manifest that names
 * the indexes of its readers: that of the default language, and its own.
 */
export function writeSearch(content: SiteContent, sources: readonly PageSource[]): void {
  rmSync(PUBLIC.search, { recursive: true, force: true });
  const { hosted } = parseHostedIndex(hostedIndex);
  const worker = writeHashed('search/worker.js', bundleEntry('searchWorker'));
  const styleSheet = writeHashed(
    'search/docsearch.css',
    STYLE_FILES.map((file) => readFileSync(fileOfPackage('@docsearch/css', file), 'utf8')).join('\n'),
  );
  const sourcesOf = new Map<string, PageSource[]>();
  for (const source of sources) {
    const productSources = sourcesOf.get(source.product.product.id) ?? [];
    sourcesOf.set(source.product.product.id, productSources);
    productSources.push(source);
  }
  const written = new Set(sources.map(({ pathname }) => pathname));
  const all = content.registry.map(({ product }) => product);
  const classPrefixes = [
    ...new Set(listApiSources(content.registry).flatMap(({ classPrefix = [] }) => classPrefix)),
  ];
  let first: PartLink | undefined;
  const write = (language: Language) => {
    const { code } = language;
    const nameOf = createNames(content, language);
    const hrefOf = createHrefOf((pathname) => written.has(pathname), all, code);
    const sourceAt = new Map(sources.map((source) => [pathnameToHref(source.pathname, code), source]));
    const parts = content.registry.map(({ product: { id }, nav }) => {
      const indexed = (sourcesOf.get(id) ?? []).filter((source) => isIndexed(source, code));
      return [id, buildParts(id, code, indexed, nameOf, nav, hrefOf)] as const;
    });
    const index = writeIndex(code, new Map(parts));
    if (code === defaultLanguage()) first = index;
    const products = content.registry.map((entry) => ({
      id: entry.product.id,
      name: entry.product.name,
      href: pathnameToHref(entry.product.prefix, code),
      prefix: entry.product.prefix,
      version: entry.product.version,
      ...(entry.product.noindex ? { unlisted: true } : {}),
      links: listPopular(entry, content.registry, hrefOf, nameOf).map((link) => ({
        ...link,
        owner: ownerFor(entry.product, sourceAt.get(link.href), { language, nameOf }),
      })),
    }));
    const signs = listSigns(searchWords, code);
    const manifest: SearchManifest = {
      format: SEARCH_FORMAT,
      languages: content.languages.map((each) => each.code),
      ...(Object.keys(signs).length > 0 ? { signs } : {}),
      worker,
      styleSheet,
      products,
      indexes: [...new Set([first, index])].flatMap((link) => link ?? []),
      ...(classPrefixes.length > 0 ? { classPrefixes } : {}),
      words: [code, defaultLanguage()].flatMap((each, index, codes) =>
        codes.indexOf(each) === index ? (searchWords[each] ?? []) : [],
      ),
      ...(hosted ? { hosted } : {}),
      ...(site.searchPathname ? { page: site.searchPathname } : {}),
      repository: content.site.repository,
    };
    writeText(`${PUBLIC.folder}${manifestHref(code)}`, JSON.stringify(manifest));
  };
  const isDefault = ({ code }: Language) => code === defaultLanguage();
  // The default language comes first, because the other manifests name its index.
  for (const language of content.languages.filter(isDefault)) write(language);
  for (const language of content.languages.filter((other) => !isDefault(other))) write(language);
}
