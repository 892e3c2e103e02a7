/**
 * Replaces the query of the address, without a new entry in the history.
 * @param query without the question mark; empty for none
 */
export function replaceQuery(query: string): void {
  // A whole address, because a path may begin with two slashes.
  const address = new URL(window.location.href);
  address.search = query;
  window.history.replaceState(window.history.state, '', address);
}
