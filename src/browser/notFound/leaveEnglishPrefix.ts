/** Path below `/en`, which is no page of its own: English pages have no prefix. */
const ENGLISH = /^\/en(?=\/|$)/;

/**
 * The address without the prefix `/en`; undefined where it has none. What stays begins with exactly one slash, so that
 * it cannot lead to another host.
 * @example withoutEnglishPrefix('/en/material-ui/', '', '#usage') // '/material-ui/#usage'
 */
export function withoutEnglishPrefix(pathname: string, search: string, hash: string): string | undefined {
  if (!ENGLISH.test(pathname)) return undefined;
  return `/${pathname.replace(ENGLISH, '').replace(/^[/\\]+/, '')}${search}${hash}`;
}

/**
 * Leads `/en/…` to the page without prefix where the host has no rule for it and answered with the 404 page: no other
 * document of this site is ever shown there. Leaves no entry in the history.
 */
export function leaveEnglishPrefix(): void {
  const { pathname, search, hash } = window.location;
  const href = withoutEnglishPrefix(pathname, search, hash);
  if (href !== undefined) window.location.replace(href);
}
