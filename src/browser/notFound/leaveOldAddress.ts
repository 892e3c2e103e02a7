import { followPattern, type ResolvedPattern } from '../../model/outputs/RedirectPattern';

/**
 * Returns the address that a pattern leads to, with the query of the request, and with its fragment unless the new
 * address has one; undefined if no pattern matches.
 */
export function findNewAddress(
  { pathname, search, hash, origin }: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>,
  patterns: readonly ResolvedPattern[],
): string | undefined {
  const target = followPattern(pathname, patterns);
  if (target === undefined) return undefined;
  const url = new URL(target, origin);
  url.search = url.search && search ? `${url.search}&${search.slice(1)}` : url.search || search;
  url.hash ||= hash;
  return url.href;
}

/**
 * Redirects an address that a pattern names if the host has no rule for it and sent the 404 page. Adds no history
 * entry.
 */
export function leaveOldAddress(patterns: readonly ResolvedPattern[]): void {
  const href = findNewAddress(window.location, patterns);
  if (href !== undefined) window.location.replace(href);
}
