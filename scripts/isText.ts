/** Whether a file holds words alone, which reach a page by its props: neither bundled nor read for other pages. */
export function isText(path: string): boolean {
  return /\.(?:md|txt)$/.test(path);
}
