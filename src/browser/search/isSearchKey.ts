import { isShortcut } from '../isShortcut';
import { opensBySlash } from './searchSlash';
import { typesIntoPage } from './typesIntoPage';

/**
 * Whether a key press asks for the search: Ctrl or ⌘ with K, or `/` where nothing is being typed and the reader has not
 * turned it off.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key === '/') return opensBySlash() && typesIntoPage(event);
  return isShortcut(event, 'KeyK');
}
