import { parseSearchSlash, SEARCH_SLASH_KEY, type SearchSlash } from '../../model/settings/searchSlash';
import { root } from '../root';
import { followChoice } from '../settings/storedChoice';
import { subscribeRoot } from '../settings/directionChoice';
import { writeStored } from '../storage';

const NO_SLASH_ATTRIBUTE = 'data-no-slash';

/**
 * Returns whether `/` opens the search. Users of speech input must be able to turn single-key shortcuts off.
 * See https://www.w3.org/WAI/WCAG21/Understanding/character-key-shortcuts
 */
export function opensBySlash(): boolean {
  return !root.hasAttribute(NO_SLASH_ATTRIBUTE);
}

/**
 * Calls the listener when the reader chooses whether `/` opens the search, in this tab or another. Returns a
 * function that unsubscribes.
 */
export function subscribeSlash(listener: () => void): () => void {
  return subscribeRoot(NO_SLASH_ATTRIBUTE, listener);
}

/** Applies a choice, including the hint on the button. */
export function applySlash(choice: SearchSlash): void {
  root.toggleAttribute(NO_SLASH_ATTRIBUTE, choice === 'off');
}

/** Applies the stored choice before the first paint and keeps it in sync with other tabs. */
export function startSlash(): void {
  followChoice(SEARCH_SLASH_KEY, parseSearchSlash, applySlash);
}

/** Sets the keyboard shortcuts on the search button. */
function tellKeys(): void {
  document
    .querySelector('[data-opens=search]')
    ?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${opensBySlash() ? ' /' : ''}`);
}

/** Applies and stores whether `/` opens the search. */
export function chooseSlash(choice: SearchSlash): void {
  applySlash(choice);
  tellKeys();
  writeStored(SEARCH_SLASH_KEY, choice);
}

/**
 * Keeps the shortcuts on the button up to date. Has to run after `startSlash`, which applies choices made in
 * other tabs.
 */
export function followSlash(): void {
  tellKeys();
  addEventListener('storage', tellKeys);
}
