/** Whether a key press is Enter by itself, and does not ask for another tab. */
export function isPlainEnter({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !(ctrlKey || metaKey || shiftKey || altKey);
}
