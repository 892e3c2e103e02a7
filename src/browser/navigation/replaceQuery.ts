/**
 * Replaces the query of the address, without a new entry in the history. The state of the entry has the address,
 * too: the router goes there when the reader returns.
 * @param query without the question mark; empty for none
 */
export function replaceQuery(query: string): void {
  const { pathname, hash } = window.location;
  const address = pathname + (query && `?${query}`) + hash;
  const state: unknown = window.history.state;
  const isRouted = typeof state === 'object' && state !== null && 'as' in state;
  window.history.replaceState(isRouted ? { ...state, as: address } : state, '', address);
}
