/**
 * The text as every later step expects it: no byte order mark, lines ended by `\n`, no lone surrogates.
 * The number of lines stays, so that places in the file stay true.
 * @example normaliseText('\uFEFFa\r\nb') // 'a\nb'
 */
export function normaliseText(text: string): string {
  const lines = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // Half a character would make URI encoding of a heading throw.
  return lines.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD');
}
