/** Returns the field of the search page; null on all other pages. */
export function findPageField(): HTMLInputElement | null {
  return document.querySelector('form:has([data-opens=results]) input');
}

/**
 * Writes the query of the address (`?q=`) into the field of the search page, and searches for it, as if the reader
 * had pressed its button.
 */
export function askPageQuery(): void {
  const field = findPageField();
  const query = field && new URLSearchParams(location.search).get('q');
  if (!query) return;
  field.value = query;
  field.form?.querySelector('button')?.click();
}
