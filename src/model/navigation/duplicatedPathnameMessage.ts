/**
 * The text of the error for a pathname that stands twice (specification, section 8).
 * @example duplicatedPathnameMessage('/a') // 'Duplicated pathname /a in pages'
 */
export function duplicatedPathnameMessage(pathname: string): string {
  return `Duplicated pathname ${pathname} in pages`;
}
