/** An address that is whole already: from the root of the site, with nothing in it that a browser would change. */
const WHOLE = /^(?:#|\/(?!\/))(?!.*\/(?:\.|%2e))[^\s\\]*$/i;

/**
 * Where an address in a document leads: below the root for one of this site, whole for another host. A fragment of
 * the page itself stays alone; what is no address stays as it is.
 * @example resolveHref('../b/#c', 'https://docs.example', '/a/') // '/b/#c'
 * @example resolveHref('https://docs.example/b/', 'https://docs.example', '/a/') // '/b/'
 */
export function resolveHref(href: string, origin: string, route: string): string {
  if (WHOLE.test(href)) return href;
  if (!URL.canParse(href, origin + route)) return href;
  const url = new URL(href, origin + route);
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
