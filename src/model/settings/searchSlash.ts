/** Whether `/` opens the search. */
export type SearchSlash = 'on' | 'off';

/** Where the choice is kept. */
export const SEARCH_SLASH_KEY = 'search-slash';

/** The choice that a stored value stands for; anything but `off` is `on`. */
export function parseSearchSlash(stored: string | null): SearchSlash {
  return stored === 'off' ? stored : 'on';
}
