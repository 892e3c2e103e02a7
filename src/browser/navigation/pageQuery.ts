const BUTTON = '[data-opens=results]';

/** Returns the field of the search page; null on all other pages. */
export function findPageField(): HTMLInputElement | null {
  return document.querySelector(`form:has(${BUTTON}) input`);
}

/**
 * Writes the query of the address (`?q=`) into the field of the search page, and searches for it, as if the reader
 * had pressed its button. The field is before the button.
 */
export function askPageQuery(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  const query = button && new URLSearchParams(location.search).get('q');
  if (!query) return;
  (button.previousElementSibling as HTMLInputElement).value = query;
  button.click();
}
