import { addRecent, parseRecent, type RecentHit } from '../../model/search/RecentHit';
import type { SearchHit } from '../../model/search/SearchResult';
import { readStored, writeStored } from '../storage';

/**
 * Returns the storage key of a language: after a language switch readers see only pages in the new language.
 */
function keyOf(language: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${language}`;
}

/**
 * Returns the pages that the reader opened from search, latest first. Rewrites stored data that is partly
 * invalid.
 */
export function readRecent(language: string): RecentHit[] {
  const stored = readStored(keyOf(language));
  const recent = parseRecent(stored);
  const text = JSON.stringify(recent);
  if (stored !== null && stored !== text) writeStored(keyOf(language), text);
  return recent;
}

/** Stores a page that the reader opens from search. */
export function keepRecent(language: string, hit: RecentHit): void {
  writeStored(keyOf(language), JSON.stringify(addRecent(readRecent(language), hit)));
}

/** Stores the page of a hit that the reader opens. */
export function keepHit(language: string, { key, name, owner, product }: SearchHit): void {
  keepRecent(language, { key, name: name.map(({ text }) => text).join(''), owner, product });
}

/** Removes one entry; returns the others. */
export function forgetRecent(language: string, key: string): RecentHit[] {
  const hits = readRecent(language).filter((hit) => hit.key !== key);
  writeStored(keyOf(language), JSON.stringify(hits));
  return hits;
}
