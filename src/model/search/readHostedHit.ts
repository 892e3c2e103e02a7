import { pathnameToLanguage } from '../languages/languagePath';
import { htmlToText } from '../page/htmlToText';
import { MARK_END, MARK_START } from './hostedQuery';
import type { SearchKind } from './SearchEntry';
import type { SearchHit, TextPart } from './SearchResult';

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
