import { parseSearchSlash, SEARCH_SLASH_KEY } from '../../model/settings/searchSlash';
import { root } from '../root';
import { readChoice } from '../settings/readChoice';

const NO_SLASH_ATTRIBUTE = 'data-no-slash';

/** Whether `/` opens the search: readers who speak to their device must be able to turn a single key off. */
export function opensBySlash(): boolean {
  return !root.hasAttribute(NO_SLASH_ATTRIBUTE);
}

/** Puts a choice in force, by default the one that is kept; the hint on the button goes with it. */
export function restoreSlash(choice = readChoice(SEARCH_SLASH_KEY, parseSearchSlash)): void {
  root.toggleAttribute(NO_SLASH_ATTRIBUTE, choice === 'off');
}
