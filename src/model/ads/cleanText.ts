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
