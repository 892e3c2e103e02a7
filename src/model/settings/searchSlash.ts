/** Whether the `/` key opens the search. */
export type SearchSlash = 'on' | 'off';

/** Storage key of the choice. */
export const SEARCH_SLASH_KEY = 'search-slash';

/** Parses a stored choice; any value except `off` returns `on`. */
export function parseSearchSlash(stored: string | null): SearchSlash {
  return stored === 'off' ? stored : 'on';
}
