const edited = new Set<string>();

/**
 * Notes whether a demo of the page holds edits that a reload would lose. While one does, the document element carries
 * `data-edited`: an update of the site waits.
 */
export function markEdited(demo: string, holdsEdits: boolean): void {
  if (holdsEdits) edited.add(demo);
  else edited.delete(demo);
  document.documentElement.toggleAttribute('data-edited', edited.size > 0);
}
