import { defaultLanguage } from '../../model/languages/defaultLanguage';

/**
 * Returns the address without the code of the default language, whose pages have no prefix; undefined if it does not
 * begin with it. The result starts with exactly one slash, so that it cannot lead to another host.
 * @example withoutDefaultPrefix('/en/material-ui/', '', '#usage') // '/material-ui/#usage'
 */
export function withoutDefaultPrefix(pathname: string, search: string, hash: string): string | undefined {
  const [, code, ...rest] = pathname.split('/');
  if (code !== defaultLanguage()) return undefined;
  return `/${rest.join('/').replace(/^[/\\]+/, '')}${search}${hash}`;
}

/**
 * Redirects an address with the code of the default language to the page without it, if the host has no rule for it and
 * sent the 404 page: no other document of this site is ever shown there. Adds no history entry.
 */
export function leaveDefaultPrefix(): void {
  const { pathname, search, hash } = window.location;
  const href = withoutDefaultPrefix(pathname, search, hash);
  if (href !== undefined) window.location.replace(href);
}
