/** Whether a key press is Enter by itself, and none that ends a composition or asks for another tab. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event;
  return key === 'Enter' && !(isComposing || ctrlKey || metaKey || shiftKey || altKey);
}
