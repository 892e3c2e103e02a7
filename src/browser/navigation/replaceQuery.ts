/**
 * Replaces the query of the address, without a new entry in the history.
 * @param query without the question mark; empty for none
 * @param fragment another fragment, without `#`
 */
export function replaceQuery(query: string, fragment?: string): void {
  // A whole address, because a path may begin with two slashes.
  const address = new URL(window.location.href);
  address.search = query;
  if (fragment !== undefined) address.hash = fragment;
  window.history.replaceState(window.history.state, '', address);
}
