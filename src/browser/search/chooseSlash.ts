import { parseSearchSlash, SEARCH_SLASH_KEY, type SearchSlash } from '../../model/settings/searchSlash';
import { writeStored } from '../storage/storage';
import { opensBySlash, restoreSlash } from './searchSlash';

/** Says on the button of the search which keys open it. */
function tellKeys(): void {
  document
    .querySelector('[data-opens=search]')
    ?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${opensBySlash() ? ' /' : ''}`);
}

/** Chooses whether `/` opens the search, and keeps it. */
export function chooseSlash(choice: SearchSlash): void {
  restoreSlash(choice);
  tellKeys();
  writeStored(SEARCH_SLASH_KEY, choice);
}

/** Keeps the button true, and follows what is chosen in other tabs of the browser. */
export function followSlash(): void {
  tellKeys();
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SEARCH_SLASH_KEY && key !== null) return;
    restoreSlash(parseSearchSlash(newValue));
    tellKeys();
  });
}
