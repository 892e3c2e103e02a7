import { isTyping } from './isTyping';

/** Whether a key press asks for the search: Ctrl or ⌘ with K, or `/` where nothing is being typed. */
export function isSearchKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey !== metaKey) return /^k$/i.test(key);
  return key === '/' && !isTyping();
}
