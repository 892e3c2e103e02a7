/**
 * Name of the region of a page's block, and id of its element. It starts with `_`, as all ids of the shell do: no
 * heading's id does (`headingToHash`), so that a page may have one called "Sidebar" or "B1".
 * @param index place of the block in the page, from 0
 */
export function nameRegion(index: number): string {
  return `_${index}`;
}
