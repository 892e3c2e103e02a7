/**
 * Whether the address names its scheme, and so is no path of this site.
 * @example hasScheme('https://example.com/') // true
 * @example hasScheme('/a:b/') // false
 */
export function hasScheme(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(href);
}
