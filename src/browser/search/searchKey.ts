import { isShortcut } from '../isShortcut';
import { opensBySlash } from './searchSlash';

/**
 * Whether a key press asks for the search: Ctrl or ⌘ with K, or `/` where nothing is being typed and the reader has not
 * turned it off.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key === '/') return opensBySlash() && typesIntoPage(event);
  return isShortcut(event, 'KeyK');
}

/**
 * What a reader types between the wish to search and the moment when the field is there. The wish itself is kept by
 * the boot; without this the first letters of a query would go to the page.
 */
let typed: string | undefined;

/** From now on what is typed belongs to the search, behind what was typed before. */
export function startKeeping(before = ''): void {
  typed ??= before;
}

/** What was typed since, with a line break where Enter was pressed; from now on keys are the page's again. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = undefined;
  return text;
}

/**
 * Takes a key press for the search that is on its way; true where it did. Escape calls the keeping off, keys with a
 * modifier and those that type into a field stay where they are.
 */
export function keepKey(event: KeyboardEvent): boolean {
  if (typed === undefined || !typesIntoPage(event)) return false;
  const { key } = event;
  if (key === 'Escape') typed = undefined;
  else if (key === 'Backspace') typed = typed.replace(/.\n*$/u, '');
  else if (key === 'Enter' && typed) typed += '\n';
  else if ([...key].length === 1) typed += key;
  else return false;
  return true;
}

/** Whether a key press is meant for the page, and no shortcut: AltGr is part of typing, however a browser tells it. */
function typesIntoPage(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return (event.getModifierState('AltGraph') || !isShortcut) && !isTyping();
}

/** Whether what is typed goes into a field of the page. */
function isTyping(): boolean {
  return (
    document.activeElement?.matches('input:not([type=radio]),textarea,select,[contenteditable]') ?? false
  );
}
