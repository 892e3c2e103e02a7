/** The sidebar of the document. */
export function findSidebar(): HTMLElement | null {
  return document.getElementById('_sidebar');
}

/** The element that holds its tree. */
export function findTree(): HTMLElement | null {
  return document.getElementById('_tree');
}
