const BUTTON = '[data-opens=results]';

/** Returns the field of the search page; null on all other pages. */
export function findPageField(): HTMLInputElement | null {
  return document.querySelector(`form:has(${BUTTON}) input`);
}

/**
 * Writes the query of the address (`?q=`) into the field of the search page, and searches for it, as if the reader
 * had pressed its button.
 */
export function askPageQuery(): void {
  const button = document.querySelector<HTMLButtonElement>(BUTTON);
  const query = new URLSearchParams(location.search).get('q');
  const field = button?.form?.[0];
  if (!query || !field) return;
  (field as HTMLInputElement).value = query;
  button.click();
}
