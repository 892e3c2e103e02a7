/**
 * The pathname under which `/api` paths are handled: `/api-docs` (specification, section 2). Others stay.
 * @example pathnameToInternal('/api/button') // '/api-docs/button'
 * @example pathnameToInternal('/apiary') // '/apiary'
 */
export function pathnameToInternal(pathname: string): string {
  return pathname.replace(/^\/api(?=\/|$)/, '/api-docs');
}
