/**
 * Returns the equivalence map of API pages: their last part is the same in every version, the folder may
 * differ.
 * @param here canonical pathname of the folder on this site
 * @param there pathname of the folder on the older version's site
 * @example apiPathnames(['button'], '/material-ui/api', '/api') // { '/material-ui/api/button': '/api/button'
 *   }
 */
export function apiPathnames(slugs: readonly string[], here: string, there: string): Record<string, string> {
  return Object.fromEntries(slugs.map((slug) => [`${here}/${slug}`, `${there}/${slug}`]));
}
