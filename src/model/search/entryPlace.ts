import type { SearchEntry } from './SearchEntry';

/** Whether an entry is a place of its own. Types and messages lead to places that have another name. */
export function isOfPlace({ kind }: SearchEntry): boolean {
  return kind !== 'type' && kind !== 'message';
}

/** Whether an entry is a page of text, or a section of one. */
export function isOfPage({ kind }: SearchEntry): boolean {
  return kind === 'page' || kind === 'section';
}

/**
 * The page that an entry stands on.
 * @example pathnameOf({ key: '/core/guide#start', … }) // '/core/guide'
 */
export function pathnameOf({ key }: SearchEntry): string {
  return key.split('#', 1)[0] ?? key;
}
