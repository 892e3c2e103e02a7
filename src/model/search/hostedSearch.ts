import { pathnameToLanguage } from '../languages/languagePath';
import { htmlToText } from '../page/htmlToText';
import type { SearchKind } from './SearchEntry';
import type { SearchHit, TextPart } from './SearchResult';

/** Marks of the private use area: nothing else in a hosted record can be taken for a mark of the highlighting. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

/** What of the site a hosted query needs to know. */
interface HostedScope {
  readonly userLanguage: string;
  readonly defaultLanguage: string;
  /** Id and documented version of every product that may answer. */
  readonly products: readonly { readonly id: string; readonly version: string }[];
}

/** What a hosted index is asked to do beside the query. */
export interface HostedParameters {
  /** Every list must hold; of a list in it, one. */
  readonly facetFilters: readonly (readonly string[])[];
  readonly optionalFilters: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
}

/** More than are shown: a page may answer in two languages. */
const HITS = 48;

/**
 * Parameters of a hosted query: records of the documented version of any product, in the reader's language or in the
 * default one, in which pages stand that are not translated; those of the reader's product and language first.
 */
export function hostedQuery(
  { userLanguage, defaultLanguage, products }: HostedScope,
  product: string,
): HostedParameters {
  const versions = products.map(({ version }) => version).filter(Boolean);
  return {
    facetFilters: [
      [...new Set([userLanguage, defaultLanguage])].map((code) => `language:${code}`),
      [...new Set(versions)].map((version) => `version:${version}`),
    ],
    optionalFilters: [`product:${product}`, `language:${userLanguage}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    hitsPerPage: HITS,
  };
}

/** What has to be known of the site to place a record of a hosted index in it. */
export interface HostedPlace {
  readonly languageCodes: readonly string[];
  /** Id and landing page of every product, in any language. */
  readonly products: readonly { readonly id: string; readonly prefix: string }[];
}

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
const MOST_LETTERS = 300;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of an answer; undefined where it is not there or not of the kind. */
function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Entities of a crawled text as the letters they stand for; tags stay letters, too. */
function decode(text: string): string {
  return htmlToText(text.replace(/</g, '&lt;'));
}

function readParts(value: string): TextPart[] {
  const pieces = value.slice(0, MOST_LETTERS).split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`));
  return pieces.flatMap((piece) => {
    const text = decode(piece.replaceAll(MARK_START, '').replaceAll(MARK_END, ''));
    return text ? [{ text, marked: piece.startsWith(MARK_START) }] : [];
  });
}

/** A text of a record: highlighted where the index has marked it. */
function shownAt(hit: unknown, ...path: readonly string[]): string {
  return (
    textAt(hit, '_snippetResult', ...path, 'value') ??
    textAt(hit, '_highlightResult', ...path, 'value') ??
    textAt(hit, ...path) ??
    ''
  );
}

/**
 * Canonical pathname and fragment of a record's address, and its language; undefined where it is no address of a page.
 */
function readAddress(
  url: string | undefined,
  languageCodes: readonly string[],
): { readonly key: string; readonly language: string } | undefined {
  if (!url || !URL.canParse(url, 'https://site.invalid')) return undefined;
  const { protocol, pathname, hash } = new URL(url, 'https://site.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const { canonicalPathname, userLanguage } = pathnameToLanguage(pathname, languageCodes);
  return { key: canonicalPathname + (hash.length > 1 ? hash : ''), language: userLanguage };
}

/**
 * A record of a hosted index as a hit of this site: its address leads to the page here, in the reader's language,
 * whatever host and language it was crawled from; its texts are plain. Undefined for a record without usable address
 * or text.
 */
export function readHostedHit(
  record: unknown,
  { languageCodes, products }: HostedPlace,
  rank: number,
): SearchHit | undefined {
  const address = readAddress(textAt(record, 'url'), languageCodes);
  if (!address) return undefined;
  const { key } = address;
  const level = LEVELS.find((each) => textAt(record, 'hierarchy', each) !== undefined);
  const title = shownAt(record, 'hierarchy', 'lvl1');
  const name = level ? shownAt(record, 'hierarchy', level) : title;
  if (!name) return undefined;
  const kind: SearchKind = level || key.includes('#') ? 'section' : 'page';
  const product = products
    .filter(({ prefix }) => `${key.split('#')[0]}/`.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return {
    id: `hosted ${rank} ${key}`,
    kind,
    product: product?.id ?? '',
    // A page that is not translated stands at every language's address, in the default language.
    language: textAt(record, 'language') ?? address.language,
    key,
    name: readParts(name),
    owner: level
      ? readParts(title)
          .map(({ text }) => text)
          .join('')
      : '',
    excerpt: readParts(shownAt(record, 'content')),
  };
}

function pathnameOf({ key }: SearchHit): string {
  return key.split('#', 1)[0] ?? key;
}

/**
 * Hits of a hosted index as they are shown: the own product first, in it and in the others the reader's language
 * first. A place stands once, and a page that answers in the reader's language is not shown in another one, too.
 */
export function arrangeHosted(
  hits: readonly SearchHit[],
  userLanguage: string,
  product: string,
  most: number,
): SearchHit[] {
  const own = hits.filter(({ language }) => language === userLanguage);
  const translated = new Set(own.map(pathnameOf));
  const others = hits.filter((hit) => hit.language !== userLanguage && !translated.has(pathnameOf(hit)));
  const places = new Map<string, SearchHit>();
  for (const hit of [...own, ...others]) if (!places.has(hit.key)) places.set(hit.key, hit);
  return [...places.values()]
    .sort((a, b) => Number(b.product === product) - Number(a.product === product))
    .slice(0, most);
}
