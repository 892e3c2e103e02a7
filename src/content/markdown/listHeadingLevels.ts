import type { Heading } from './ParsedPage';

/** Levels of all headings in the order of the page, to be compared with those of its translations. */
export function listHeadingLevels(headings: readonly Heading[]): (2 | 3)[] {
  return headings.flatMap(({ level, children }) => [level, ...listHeadingLevels(children)]);
}
