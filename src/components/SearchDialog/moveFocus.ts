const STOPS = '[data-panels] a[href], [data-panels] button';

/**
 * Moves the focus for a key, where the modal's own handling stands in the way: from the empty field into the panels
 * below it with the arrow keys, and on from there. Escape and Tab are the browser's. True where it moved.
 */
export function moveFocus(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const isDown = event.key === 'ArrowDown';
  if (!isDown && event.key !== 'ArrowUp') return false;
  const stops = [...(field.closest('dialog')?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && (!isDown || field.value !== '' || document.activeElement !== field)) return false;
  (stops[at + (isDown ? 1 : -1)] ?? (isDown ? stops.at(-1) : field))?.focus();
  return true;
}
