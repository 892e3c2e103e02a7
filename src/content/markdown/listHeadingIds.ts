import type { Heading } from './ParsedPage';

/** The ids of a page's h2 and h3 headings in reading order: what its translations take by position. */
export function listHeadingIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ hash, children }) => [hash, ...listHeadingIds(children)]);
}
