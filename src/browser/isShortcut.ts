/**
 * Whether a key press is Ctrl or ⌘ with a letter, also where the layout has no Latin letters. With more keys held it is
 * somebody else's.
 * @param code the letter's key on a layout that has it, such as 'KeyK'
 */
export function isShortcut(event: KeyboardEvent, code: string): boolean {
  // Behind `~` stands what is no letter of English. What a browser fills in by itself comes without a key.
  const pressed = event.key > '~' ? event.code : `Key${event.key?.toUpperCase()}`;
  return pressed === code && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
}
