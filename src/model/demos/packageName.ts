/**
 * The package that a specifier belongs to.
 * @example packageName('@mui/material/Button') // '@mui/material'
 */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
