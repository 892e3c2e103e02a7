const STOPS = '[data-panels] a[href], [data-panels] button';

/**
 * Moves the focus with the arrow keys, from the field into the panels below it and between their links and
 * buttons. Returns whether the key was handled. Escape and Tab are left to the browser.
 */
export function moveFocus(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const isDown = event.key === 'ArrowDown';
  if (!isDown && event.key !== 'ArrowUp') return false;
  const stops = [...(field.closest('dialog') ?? document).querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && (!isDown || document.activeElement !== field)) return false;
  (stops[at + (isDown ? 1 : -1)] ?? (isDown ? stops.at(-1) : field))?.focus();
  return true;
}
