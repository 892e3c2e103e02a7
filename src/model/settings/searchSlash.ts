/** Where the choice is kept whether `/` opens the search. */
export const SEARCH_SLASH_KEY = 'search-slash';

/** Whether `/` opens the search by a stored value; nothing but `off` keeps it from that. */
export function parseSearchSlash(stored: string | null): boolean {
  return stored !== 'off';
}
