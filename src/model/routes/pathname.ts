/**
 * Returns the pathname that readers see: the internal segment `api-docs` becomes `api` at any depth.
 * @example pathnameToPublic('/material-ui/api-docs/button') // '/material-ui/api/button'
 */
export function pathnameToPublic(pathname: string): string {
  return pathname.replace(/\/api-docs(?=\/|$)/g, '/api');
}

/**
 * Returns the internal pathname of `/api` paths: `/api-docs` (specification, section 2). Other pathnames are
 * unchanged.
 * @example pathnameToInternal('/api/button') // '/api-docs/button'
 * @example pathnameToInternal('/apiary') // '/apiary'
 */
export function pathnameToInternal(pathname: string): string {
  return pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
}

/**
 * Returns the path of a file as a part of an address, in which spaces, `#` and `?` are encoded.
 * @example encodePath('docs/a b.md') // 'docs/a%20b.md'
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Returns the path of a file that an address means. A path that is not encoded is returned unchanged.
 * @example decodePath('docs/a%20b.md') // 'docs/a b.md'
 * @example decodePath('100%.md') // '100%.md'
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Adds a trailing slash to a path that has none. A path with a query or a hash is returned unchanged.
 * @example addTrailingSlash('/a') // '/a/'
 */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') || /[?#]/.test(path) ? path : `${path}/`;
}

/**
 * Returns the path with exactly one leading slash: leading slashes and backslashes are collapsed, a missing
 * slash is added. Every address that is built from a path passes through this function first, because
 * `//host/` would lead to another host. Later slashes are kept; `''` returns `'/'`; idempotent.
 * @example collapseSlashes('//evil.example/x') // '/evil.example/x'
 * @example collapseSlashes('/\\evil.example/x') // '/evil.example/x'
 */
export function collapseSlashes(path: string): string {
  return `/${trimHref(path).replace(/^[\\/]+/, '')}`;
}

/**
 * Returns the address as a browser reads it: without tabs and line breaks, and without spaces and control
 * characters at either end, see https://url.spec.whatwg.org/#concept-basic-url-parser. Otherwise
 * `/\t/evil.example` would count as a path here but as another host in the browser.
 * @example trimHref(' /a\n/b ') // '/a/b'
 */
export function trimHref(href: string): string {
  // `[^!-…]` matches everything below `!`: the space and the control characters.
  return href
    .replace(/[\t\n\r]/g, '')
    .replace(/^[^!-\u{10ffff}]+/u, '')
    .replace(/(?<![^!-\u{10ffff}])[^!-\u{10ffff}]+$/u, '');
}
