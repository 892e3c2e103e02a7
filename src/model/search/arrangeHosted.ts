import type { SearchHit } from './SearchResult';

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
