import { parseSearchSlash, SEARCH_SLASH_KEY, type SearchSlash } from '../../model/settings/searchSlash';
import { root } from '../root';
import { followChoice } from '../settings/storedChoice';
import { subscribeRoot } from '../settings/directionChoice';
import { writeStored } from '../storage';

const NO_SLASH_ATTRIBUTE = 'data-no-slash';

/** Whether `/` opens the search: readers who speak to their device must be able to turn a single key off. */
export function opensBySlash(): boolean {
  return !root.hasAttribute(NO_SLASH_ATTRIBUTE);
}

/** Tells when the reader chooses whether `/` opens the search, here or in another tab, until it is undone. */
export function subscribeSlash(listener: () => void): () => void {
  return subscribeRoot(NO_SLASH_ATTRIBUTE, listener);
}

/** Puts a choice in force; the hint on the button goes with it. */
export function applySlash(choice: SearchSlash): void {
  root.toggleAttribute(NO_SLASH_ATTRIBUTE, choice === 'off');
}

/** Puts the stored choice in force before the first paint and keeps it in step with other tabs. */
export function startSlash(): void {
  followChoice(SEARCH_SLASH_KEY, parseSearchSlash, applySlash);
}

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
