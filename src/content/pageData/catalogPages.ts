import { readFileSync } from 'node:fs';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Translations } from '../../model/languages/textKeys';
import type { Problem } from '../../model/Problem';
import { documentedTag, listProductIds, type Product } from '../../model/products/Product';
import { decodePath } from '../../model/routes/pathname';
import { languageCodes, site } from '../../site';
import { type CatalogEntry, listFolders } from '../catalog';
import { pageLabelsOf } from '../interfaceTexts';
import { linkFiles } from '../linkedFiles';
import { cachedParse } from '../markdown/cachedParse';
import { createLazyText, isParsed } from '../markdown/lazyText';
import type { LinkedFiles, PageContext } from '../markdown/PageContext';
import { type ParsedPage, listHeadingIds, listHeadingLevels, listOtherHashes } from '../markdown/ParsedPage';
import { listPageFiles } from '../markdown/pageFiles';
import { type PageFacts, parseFacts } from '../markdown/parsePage';
import { readTextFile } from '../markdown/textFile';
import { siteComponents } from '../siteComponents';
import { sourceHashOf } from '../sourceHash';
import { listApiPathnames } from './apiPages';
import { type LinkedTexts, type Settled, settleFragments } from './hostFragments';

/** A page of the catalog with its text in every available language. */
export interface ContentPage extends CatalogEntry {
  /** Text by language code, parsed when it is asked for; always contains the default one. */
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

/** What pages are read with. */
interface CatalogSettings {
  readonly products: readonly Product[];
  readonly translations: ReadonlyMap<string, Translations>;
  readonly units: readonly ApiUnit[];
  /** Whether all texts are going to be parsed. */
  readonly isWhole: boolean;
}

/** A text of a page with everything that it is parsed from. */
interface ReadText {
  readonly text: string;
  readonly context: PageContext;
  readonly unreadable: readonly Problem[];
  /** Parses it before it is known what links to it. */
  readonly parse: () => ParsedPage;
  readonly readFacts: () => PageFacts | undefined;
}

interface ReadPage extends LinkedTexts {
  readonly entry: CatalogEntry;
  readonly linked: LinkedFiles | undefined;
  readonly folders: readonly string[];
  readonly read: Readonly<Record<string, ReadText>>;
}

/** Lists the problems of the texts of a page, which parses them. */
export const listTextProblems = ({ texts }: ContentPage): readonly Problem[] =>
  Object.values(texts).flatMap(({ problems }) => problems);

/** Whether a text of a page was parsed. */
export const isRead = ({ texts }: ContentPage): boolean => Object.values(texts).some(isParsed);

/** Lists the files that a page is known to be made from; of a text that was not parsed, what it includes is not known. */
export const listKnownFiles = ({ file, translations, texts }: ContentPage): string[] =>
  listPageFiles({
    file,
    translations,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => isParsed(text))),
  });

/** Lists the addresses of the links of a page that lead to a place in a page; none of a page that was not parsed. */
export const listPlaces = ({ texts }: ContentPage): string[] =>
  Object.values(texts)
    .filter(isParsed)
    .flatMap(({ links }) => links.flatMap(({ href }) => (/^\/.*#/.test(href) ? href : [])));

/** Returns a function that calls another one once. */
function once<Result>(create: () => Result): () => Result {
  let result: { readonly value: Result } | undefined;
  return () => {
    result ??= { value: create() };
    return result.value;
  };
}

/** Returns what a translation takes from the text that it translates. */
function ofSource({ headings, minorIds }: ParsedPage) {
  return {
    headingIds: listHeadingIds(headings),
    otherHashes: listOtherHashes(headings),
    headingLevels: listHeadingLevels(headings),
    ...(minorIds ? { minorIds } : {}),
  };
}

/** Whether a page may have a link to one of some headings; it is not known what its partials have. */
function mayLink(read: ReadPage['read'], ids: readonly string[]): boolean {
  const links = ids.flatMap((id) => [`#${id}`, `#${decodePath(id)}`]);
  return Object.values(read).some(({ text }) => ['"include"', ...links].some((part) => text.includes(part)));
}

/**
 * Returns a function that finds with what the texts of a page have to be parsed again, see `settleFragments`: for all pages
 * at once, or for each of them from the pages that may link to it.
 */
function createSettler(
  pages: ReadonlyMap<string, ReadPage>,
  isWhole: boolean,
): (page: ReadPage) => Readonly<Record<string, Settled>> {
  const all = once(() => settleFragments([...pages.values()], languageCodes, pages));
  return (page) => {
    if (isWhole) return all().get(page.pathname) ?? {};
    const ids = Object.values(page.texts).flatMap(({ minorIds = [], hostHashes = {} }) => [
      ...minorIds,
      ...Object.keys(hostHashes).filter((hash) => minorIds.includes(hostHashes[hash] ?? '')),
    ]);
    const linking = ids.length > 0 ? [...pages.values()].filter(({ read }) => mayLink(read, ids)) : [];
    return settleFragments([...new Set([page, ...linking])], languageCodes, pages).get(page.pathname) ?? {};
  };
}

/** The pages of the catalog. */
export interface Catalog {
  readonly pages: Map<string, ContentPage>;
  /** Reads pages whose files have changed, and returns them by pathname; others see their new texts. */
  readonly readAgain: (entries: readonly CatalogEntry[]) => Map<string, ContentPage>;
}

/**
 * Reads every page of the catalog in every available language. Texts are parsed when they are asked for; unchanged ones come
 * from the cache. Those whose links have fragments of the host, and those that such links lead to, are parsed a second time.
 */
export function readCatalog(
  entries: readonly CatalogEntry[],
  { products, translations, units, isWhole }: CatalogSettings,
): Catalog {
  const apiPathnamesOf = listApiPathnames(units);
  const componentNames = Object.keys(siteComponents);
  const productIds = listProductIds(products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const linkedOf = linkFiles(entries, products, site.editBase);
  const readPage = (entry: CatalogEntry): ReadPage => {
    const linked = linkedOf(entry.file);
    const product = byId.get(entry.productId);
    const folders = listFolders(entry.productId, product);
    const readText = (file: string, languageCode: string, source?: ReadText): ReadText => {
      const { text, problems: unreadable } = readTextFile(readFileSync(file), file);
      const context: PageContext = {
        file,
        languageCode,
        repository: product?.repository ?? site.repository,
        tag: product && documentedTag(product),
        linked,
        folders,
        labels: pageLabelsOf(translations.get(languageCode) ?? {}, languageCode),
        componentNames,
        productId: entry.productId,
        productIds,
        apiPathnames: apiPathnamesOf.get(entry.productId),
      };
      const whole = once(() => ({ ...context, ...(source ? ofSource(source.parse()) : {}) }));
      return {
        text,
        get context() {
          return whole();
        },
        unreadable,
        parse: once(() => cachedParse(text, whole())),
        readFacts: () => parseFacts(text, context),
      };
    };
    const source = readText(entry.file, defaultLanguage());
    const others = Object.entries(entry.translations).map(
      ([code, file]) => [code, readText(file, code, source)] as const,
    );
    const ofPage: Readonly<Record<string, ReadText>> = {
      [defaultLanguage()]: source,
      ...Object.fromEntries(others),
    };
    const texts = once(() => mapValues(ofPage, ({ parse }) => parse()));
    return {
      entry,
      pathname: entry.pathname,
      isOnHost: linked !== undefined,
      linked,
      folders,
      read: ofPage,
      get texts() {
        return texts();
      },
    };
  };
  const known = new Map<string, ReadPage>();
  const settledOf = createSettler(known, isWhole);
  const read = (changed: readonly CatalogEntry[]) => {
    const pages = changed.map(readPage);
    for (const page of pages) known.set(page.pathname, page);
    return new Map(pages.map((page) => [page.pathname, createPage(page, settledOf)]));
  };
  return { pages: read(entries), readAgain: read };
}

function createPage(
  page: ReadPage,
  settledOf: (page: ReadPage) => Readonly<Record<string, Settled>>,
): ContentPage {
  const { entry, linked, folders, read } = page;
  const settled = once(() => settledOf(page));
  const texts = mapValues(read, (each, code) =>
    createLazyText(() => {
      const change = settled()[code];
      const parsed = change ? cachedParse(each.text, { ...each.context, ...change }) : each.parse();
      return each.unreadable.length > 0
        ? { ...parsed, problems: [...each.unreadable, ...parsed.problems] }
        : parsed;
    }, each.readFacts),
  );
  const stale = once(() => {
    const source = read[defaultLanguage()]?.text ?? '';
    const hash = sourceHashOf(source, texts[defaultLanguage()]?.inputs);
    return Object.keys(entry.translations).filter((code) => texts[code]?.frontMatter.sourceHash !== hash);
  });
  return {
    ...entry,
    texts,
    linked,
    folders,
    get stale() {
      return stale();
    },
    get fragments() {
      const changes = Object.entries(settled());
      return changes.length > 0
        ? Object.fromEntries(changes.map(([code, { fragments = {} }]) => [code, fragments]))
        : undefined;
    },
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
