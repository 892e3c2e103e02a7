let opener: Element | null = null;

/** Notes what has the focus before the search, which gets it back. */
export function noteOpener(): void {
  opener = document.activeElement;
}

/**
 * Closes the search, or clears away what is left of it. A dialog tells of its end a task later than it ends, and its
 * field has the focus until the next frame: a key that comes before would find both, were it not taken away.
 */
export function closeSearch(dialog: HTMLDialogElement): void {
  // It may have gone to the next page meanwhile.
  const hasFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  dialog.close();
  dialog.remove();
  if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
