let opener: Element | null = null;

/** Remembers the focused element before the search opens, to restore the focus. */
export function noteOpener(): void {
  opener = document.activeElement;
}

/**
 * Closes the search, or removes what is left of it. A dialog fires its close event a task after it has
 * closed, and its field keeps the focus until the next frame; a key pressed in between would find both, so
 * they are removed at once.
 */
export function closeSearch(dialog: HTMLDialogElement): void {
  // The dialog may belong to the next page by then.
  const hasFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  dialog.close();
  dialog.remove();
  if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
