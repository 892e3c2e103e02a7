/**
 * The language to offer to a reader: the first that the browser prefers and the site speaks, unless it is the one
 * being read, or one before it in the browser's list is. Undefined where there is nothing to offer.
 * @example pickOffer(['zh-CN', 'en'], ['en', 'zh'], 'en') // 'zh'
 * @example pickOffer(['en-GB', 'zh'], ['en', 'zh'], 'en') // undefined
 */
export function pickOffer(
  preferred: readonly string[],
  spoken: readonly string[],
  userLanguage: string,
): string | undefined {
  const first = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((code) => spoken.includes(code) || code === userLanguage);
  return first === userLanguage ? undefined : first;
}
