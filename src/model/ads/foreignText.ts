/** Texts of an ad are cut here. */
const LONGEST = 200;
/** How much of an overlong text is looked at, at most. */
const CONSIDERED = 4 * LONGEST;

/**
 * Foreign text made fit for a page: at most 200 characters, one line, without control and format characters (bidi
 * overrides, zero-width) and without halves of characters. Markup stays what it is, text. Anything but a string is
 * no text at all.
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

/** Longer addresses are refused. */
const LONGEST_ADDRESS = 2048;
/** Scheme, two slashes, and right behind them the beginning of a host. Slashes of other kinds and numbers are out. */
const SHAPE = /^https:\/\/[\p{L}\p{N}[]/iu;
/** Spaces, control and format characters (bidi, zero-width), halves of characters, and what no address needs. */
const UNSAFE = /[\s\p{C}\\"<>`]/u;

/**
 * The address in its normal form when it is a plain https address; undefined for everything else: other schemes,
 * relative addresses, user names, port 0, hidden characters, more than 2048 characters, and whatever is no string.
 * An address that begins with two slashes is taken as https.
 * @example parseHttpsUrl('//ads.example/x') // 'https://ads.example/x'
 * @example parseHttpsUrl('https://good@evil.example/') // undefined
 */
export function parseHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return undefined;
  const address = value.startsWith('//') ? `https:${value}` : value;
  if (!SHAPE.test(address) || UNSAFE.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const hasUser = url.username !== '' || url.password !== '';
  return !hasUser && url.port !== '0' ? url.href : undefined;
}
