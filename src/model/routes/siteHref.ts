/** Matches a pathname, without a backslash or space, that a browser can't read as another host. */
const SITE_HREF = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Returns whether a stored value is an address of this site: a pathname, perhaps with a query and a fragment.
 * @example isSiteHref('/joy-ui/#theme') // true
 * @example isSiteHref('javascript:alert(1)') // false
 */
export function isSiteHref(value: unknown): value is string {
  return typeof value === 'string' && SITE_HREF.test(value);
}
