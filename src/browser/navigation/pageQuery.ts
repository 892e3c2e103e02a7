const BUTTON = '[data-opens=results]';

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
