/**
 * The pathname that readers see: `api-docs`, an internal name at any depth, becomes `api`.
 * @example pathnameToPublic('/material-ui/api-docs/button') // '/material-ui/api/button'
 */
export function pathnameToPublic(pathname: string): string {
  return pathname.replace(/\/api-docs(?=\/|$)/g, '/api');
}
