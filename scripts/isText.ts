/**
 * Returns whether a file holds only text. Text reaches a page in its props: it is not bundled, and other
 * pages do not read it.
 */
export function isText(path: string): boolean {
  return /\.(?:md|txt)$/.test(path);
}
