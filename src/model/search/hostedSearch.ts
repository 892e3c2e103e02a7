import { pathnameToLanguage } from '../languages/languagePath';
import { htmlToText } from '../page/htmlToText';
import { parseUrl } from '../routes/url';
import type { SearchKind } from './SearchEntry';
import type { SearchHit, TextPart } from './SearchResult';

/** Marks from the private use area, so that no other text in a hosted record can look like a highlight. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

/** The facts about the site that a hosted query needs. */
interface HostedScope {
  readonly userLanguage: string;
  readonly defaultLanguage: string;
  /** Id and documented version of every product to search. */
  readonly products: readonly { readonly id: string; readonly version: string }[];
}

/** Parameters of a hosted query besides its text. */
export interface HostedParameters {
  /** All lists must match; a list matches if one of its filters does. */
  readonly facetFilters: readonly (readonly string[])[];
  readonly optionalFilters: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
}

/** More than are shown, because a page may be found in two languages. */
const HITS = 48;

/**
 * Returns the parameters of a hosted query: records of the documented version of every product, in the
 * reader's language or in the default one (the language of untranslated pages), the reader's product and
 * language first.
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

/** The facts about the site that are needed to place a record of a hosted index. */
interface HostedSite {
  readonly languageCodes: readonly string[];
  /** Id and landing page of every product, in any language. */
  readonly products: readonly { readonly id: string; readonly prefix: string }[];
}

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
const MAX_LETTERS = 300;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path of a response; undefined if it is missing or of another type. */
function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Decodes the entities of a crawled text; decoded tags stay text. */
function decode(text: string): string {
  return htmlToText(text.replace(/</g, '&lt;'));
}

function readParts(value: string): TextPart[] {
  const pieces = value.slice(0, MAX_LETTERS).split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`));
  return pieces.flatMap((piece) => {
    const text = decode(piece.replaceAll(MARK_START, '').replaceAll(MARK_END, ''));
    return text ? [{ text, marked: piece.startsWith(MARK_START) }] : [];
  });
}

/** Returns a text of a record, highlighted where the index has marked it. */
function shownAt(hit: unknown, ...path: readonly string[]): string {
  return (
    textAt(hit, '_snippetResult', ...path, 'value') ??
    textAt(hit, '_highlightResult', ...path, 'value') ??
    textAt(hit, ...path) ??
    ''
  );
}

/**
 * Parses a record's address into canonical pathname with fragment, and language; undefined if it is not an
 * address of a page.
 */
function readAddress(
  url: string | undefined,
  languageCodes: readonly string[],
): { readonly key: string; readonly language: string } | undefined {
  const parsed = url ? parseUrl(url, 'https://site.invalid') : undefined;
  if (!parsed) return undefined;
  const { protocol, pathname, hash } = parsed;
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const { canonicalPathname, userLanguage } = pathnameToLanguage(pathname, languageCodes);
  return { key: canonicalPathname + (hash.length > 1 ? hash : ''), language: userLanguage };
}

/**
 * Converts a record of a hosted index to a hit of this site. Its address leads to the page on this host in
 * the reader's language, whatever host and language it was crawled from; its texts are plain. Undefined for a
 * record without a usable address or text.
 */
export function readHostedHit(
  record: unknown,
  { languageCodes, products }: HostedSite,
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
    // An untranslated page exists at the address of every language, in the default language.
    language: textAt(record, 'language') ?? address.language,
    key,
    name: readParts(name),
    owner: level
      ? readParts(title)
          .map(({ text }) => text)
          .join('')
      : '',
    group: '',
    excerpt: readParts(shownAt(record, 'content')),
  };
}

function pathnameOf({ key }: SearchHit): string {
  return key.split('#', 1)[0] ?? key;
}

/**
 * Returns the hits of a hosted index in display order: the reader's product first, and in each product the
 * reader's language first. Each place occurs once, and a page that was found in the reader's language is not
 * repeated in another one.
 */
export function arrangeHosted(
  hits: readonly SearchHit[],
  userLanguage: string,
  product: string,
  most: number,
): SearchHit[] {
  const inLanguage = hits.filter(({ language }) => language === userLanguage);
  const translated = new Set(inLanguage.map(pathnameOf));
  const others = hits.filter((hit) => hit.language !== userLanguage && !translated.has(pathnameOf(hit)));
  const byAddress = new Map<string, SearchHit>();
  for (const hit of [...inLanguage, ...others]) if (!byAddress.has(hit.key)) byAddress.set(hit.key, hit);
  return [...byAddress.values()]
    .sort((a, b) => Number(b.product === product) - Number(a.product === product))
    .slice(0, most);
}
