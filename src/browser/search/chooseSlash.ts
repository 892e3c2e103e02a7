import { SEARCH_SLASH_KEY, type SearchSlash } from '../../model/settings/searchSlash';
import { writeStored } from '../storage/storage';
import { applySlash, opensBySlash } from './searchSlash';

/** Says on the button of the search which keys open it. */
function tellKeys(): void {
  document
    .querySelector('[data-opens=search]')
    ?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${opensBySlash() ? ' /' : ''}`);
}

/** Chooses whether `/` opens the search, and keeps it. */
export function chooseSlash(choice: SearchSlash): void {
  applySlash(choice);
  tellKeys();
  writeStored(SEARCH_SLASH_KEY, choice);
}

/** Keeps the button true, behind `startSlash`, which follows what is chosen in other tabs. */
export function followSlash(): void {
  tellKeys();
  addEventListener('storage', tellKeys);
}
