/** Matches paths below `/en`, which does not exist: English pages have no prefix. */
const ENGLISH = /^\/en(?=\/|$)/;

/**
 * Returns the address without the prefix `/en`; undefined if it does not have one. The result starts with
 * exactly one slash, so that it cannot lead to another host.
 * @example withoutEnglishPrefix('/en/material-ui/', '', '#usage') // '/material-ui/#usage'
 */
export function withoutEnglishPrefix(pathname: string, search: string, hash: string): string | undefined {
  if (!ENGLISH.test(pathname)) return undefined;
  return `/${pathname.replace(ENGLISH, '').replace(/^[/\\]+/, '')}${search}${hash}`;
}

/**
 * Redirects `/en/…` to the page without the prefix if the host has no rule for it and sent the 404 page: no
 * other document of this site is ever shown there. Adds no history entry.
 */
export function leaveEnglishPrefix(): void {
  const { pathname, search, hash } = window.location;
  const href = withoutEnglishPrefix(pathname, search, hash);
  if (href !== undefined) window.location.replace(href);
}
