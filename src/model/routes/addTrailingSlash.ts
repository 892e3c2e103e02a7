/**
 * The path with one trailing slash, where its own end is meant: a path with a query or a hash stays.
 * @example addTrailingSlash('/a') // '/a/'
 */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') || /[?#]/.test(path) ? path : `${path}/`;
}
