import { parseUrl } from '../routes/url';

/** Maximum length of a text of an ad. */
const LONGEST = 200;
/** Maximum part of a long text that is processed. */
const CONSIDERED = 4 * LONGEST;

/**
 * Cleans a third-party text for a page: at most 200 characters, one line, without control and format
 * characters (bidi overrides, zero-width) and without lone surrogates. Markup is kept as plain text. Any
 * value except a string returns an empty text.
 * @example cleanText(' Fast\u202E  hosting\n') // 'Fast hosting'
 * @example cleanText({}) // ''
 */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, CONSIDERED)
    .replace(/\s/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trimStart()
    .slice(0, LONGEST)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
}

/** Maximum length of an address. */
const LONGEST_ADDRESS = 2048;
/**
 * Matches the scheme, two slashes and the first character of a host. Other kinds and numbers of slashes are
 * rejected.
 */
const SHAPE = /^https:\/\/[\p{L}\p{N}[]/iu;
/**
 * Matches spaces, control and format characters (bidi, zero-width), lone surrogates, and characters that no
 * address needs.
 */
const UNSAFE = /[\s\p{C}\\"<>`]/u;

/**
 * Returns the normalized address if it is a plain https address; otherwise undefined: other schemes, relative
 * addresses, user names, port 0, hidden characters, more than 2048 characters, and values that are not
 * strings. An address that starts with two slashes is read as https.
 * @example parseHttpsUrl('//ads.example/x') // 'https://ads.example/x'
 * @example parseHttpsUrl('https://good@evil.example/') // undefined
 */
export function parseHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return undefined;
  const address = value.startsWith('//') ? `https:${value}` : value;
  const url = SHAPE.test(address) && !UNSAFE.test(address) ? parseUrl(address) : undefined;
  if (!url) return undefined;
  const hasUser = url.username !== '' || url.password !== '';
  return !hasUser && url.port !== '0' ? url.href : undefined;
}
