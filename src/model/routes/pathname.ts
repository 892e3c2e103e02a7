/**
 * The pathname that readers see: `api-docs`, an internal name at any depth, becomes `api`.
 * @example pathnameToPublic('/material-ui/api-docs/button') // '/material-ui/api/button'
 */
export function pathnameToPublic(pathname: string): string {
  return pathname.replace(/\/api-docs(?=\/|$)/g, '/api');
}

/**
 * The pathname under which `/api` paths are handled: `/api-docs` (specification, section 2). Others stay.
 * @example pathnameToInternal('/api/button') // '/api-docs/button'
 * @example pathnameToInternal('/apiary') // '/apiary'
 */
export function pathnameToInternal(pathname: string): string {
  return pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
}

/**
 * The path with one trailing slash, where its own end is meant: a path with a query or a hash stays.
 * @example addTrailingSlash('/a') // '/a/'
 */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') || /[?#]/.test(path) ? path : `${path}/`;
}

/**
 * The path with exactly one leading slash: leading slashes and backslashes collapse, a missing one is added.
 * Everything that is built from a path passes through here first, since `//host/` would lead to another host.
 * Slashes further on stay; `''` gives `'/'`; idempotent.
 * @example collapseSlashes('//evil.example/x') // '/evil.example/x'
 * @example collapseSlashes('/\\evil.example/x') // '/evil.example/x'
 */
export function collapseSlashes(path: string): string {
  return `/${trimHref(path).replace(/^[\\/]+/, '')}`;
}

/**
 * The address as a browser reads it: tabs and line breaks removed everywhere, spaces and control characters at both ends.
 * Without this, `/\t/evil.example` would pass for a path here and for another host in the browser.
 * @example trimHref(' /a\n/b ') // '/a/b'
 */
export function trimHref(href: string): string {
  // `[^!-…]` stands for everything below `!`: the space and the control characters.
  return href
    .replace(/[\t\n\r]/g, '')
    .replace(/^[^!-\u{10ffff}]+/u, '')
    .replace(/(?<![^!-\u{10ffff}])[^!-\u{10ffff}]+$/u, '');
}
