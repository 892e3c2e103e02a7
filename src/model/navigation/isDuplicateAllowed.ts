/**
 * Whether a pathname may stand twice in a tree: only the components-api and hooks-api tabs (specification, section 5).
 * @example isDuplicateAllowed('/material-ui/react-button/components-api') // true
 */
export function isDuplicateAllowed(pathname: string): boolean {
  return /(?:components|hooks)-api/.test(pathname);
}
