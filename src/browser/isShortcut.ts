/**
 * Returns whether a key press is Ctrl or ⌘ plus a letter, including on keyboard layouts without Latin
 * letters. Returns false if Shift, Alt, or both Ctrl and ⌘ are held.
 * @param code the key of the letter on a layout that has it, such as 'KeyK'
 */
export function isShortcut(event: KeyboardEvent, code: string): boolean {
  // Characters above `~` are not English letters. Keydown events from autofill have no `key`.
  const pressed = event.key > '~' ? event.code : `Key${event.key?.toUpperCase()}`;
  return pressed === code && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
}
