import { isTyping } from './isTyping';

/**
 * What a reader types between the wish to search and the moment when the field is there. The wish itself is kept by
 * the boot; without this the first letters of a query would go to the page.
 */
let typed: string | undefined;

/** From now on what is typed belongs to the search, behind what was typed before. */
export function startKeeping(before = ''): void {
  typed ??= before;
}

/** What was typed since; from now on keys are the page's again. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = undefined;
  return text;
}

/**
 * Takes a key press for the search that is on its way; true where it did. Escape calls the keeping off, keys with a
 * modifier and those that type into a field stay where they are.
 */
export function keepKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (typed === undefined || ctrlKey || metaKey || altKey || isComposing) return false;
  if (isTyping()) return false;
  if (key === 'Escape') typed = undefined;
  else if (key === 'Backspace') typed = typed.replace(/.$/u, '');
  else if ([...key].length === 1) typed += key;
  else return false;
  return true;
}
