import { addRecent, parseRecent, type RecentHit } from '../../model/search/RecentHit';
import { readStored, writeStored } from '../storage';

/** Where they are kept, by language: a reader who changes it finds places of the new one. */
function keyOf(language: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${language}`;
}

/** Where the reader went from search, the last first. What is stored and is not usable is rewritten. */
export function readRecent(language: string): RecentHit[] {
  const stored = readStored(keyOf(language));
  const recent = parseRecent(stored);
  const text = JSON.stringify(recent);
  if (stored !== null && stored !== text) writeStored(keyOf(language), text);
  return recent;
}

/** Keeps a place that the reader goes to. */
export function keepRecent(language: string, hit: RecentHit): void {
  writeStored(keyOf(language), JSON.stringify(addRecent(readRecent(language), hit)));
}

/** Forgets one of them; returns those that stay. */
export function forgetRecent(language: string, key: string): RecentHit[] {
  const kept = readRecent(language).filter((hit) => hit.key !== key);
  writeStored(keyOf(language), JSON.stringify(kept));
  return kept;
}
