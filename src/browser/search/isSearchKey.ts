import { opensBySlash } from './searchSlash';
import { typesIntoPage } from './typesIntoPage';

/**
 * Whether a key press asks for the search: Ctrl or ⌘ with K, also where the layout has no Latin letters, or `/` where
 * nothing is being typed and the reader has not turned it off. With more keys held it is somebody else's.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === '/') return opensBySlash() && typesIntoPage(event);
  // Behind `~` the alphabets begin that have no K.
  const isK = key > '~' ? event.code === 'KeyK' : /^k$/i.test(key);
  return isK && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
}
