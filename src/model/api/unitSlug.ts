/**
 * The last segment of a unit's pathname: its name in lower case, words joined by hyphens.
 * @example unitSlug('GridColDef') // 'grid-col-def'
 * @example unitSlug('useMediaQuery') // 'use-media-query'
 * @example unitSlug('Unstable_TrapFocus') // 'unstable-trap-focus'
 */
export function unitSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}
