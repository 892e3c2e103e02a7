import { isShortcut } from '../isShortcut';
import { parseSearchSlash, SEARCH_SLASH_KEY, type SearchSlash } from '../../model/settings/searchSlash';
import { root } from '../root';
import { followChoice } from '../settings/storedChoice';
import { subscribeRoot } from '../settings/directionChoice';
import { writeStored } from '../storage';

/**
 * Returns whether a key press opens the search: Ctrl or ⌘ with K, or `/` unless the reader is typing into a
 * field or has turned it off.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key === '/') return opensBySlash() && typesIntoPage(event);
  return isShortcut(event, 'KeyK');
}

/**
 * The text typed between the search shortcut and the moment the field is ready. The head script keeps the click that
 * opens the search; without this, the first letters of a query would go to the page.
 */
let typed: string | undefined;

/** Starts to keep typed text for the search, appended to `before`. */
export function startKeeping(before = ''): void {
  typed ??= before;
}

/** Returns the kept text, with a line break if Enter was pressed, and stops keeping. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = undefined;
  return text;
}

/**
 * Adds a key press to the kept text; returns whether it did. Escape stops keeping. Keys with a modifier and
 * keys typed into a field are ignored.
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

/**
 * Returns whether a key press goes to the page and is not a shortcut. AltGr is part of typing, however a
 * browser reports it.
 */
function typesIntoPage(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return (event.getModifierState('AltGraph') || !isShortcut) && !isTyping();
}

/** Returns whether a field of the page has the focus. */
function isTyping(): boolean {
  return (
    document.activeElement?.matches('input:not([type=radio]),textarea,select,[contenteditable]') ?? false
  );
}

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
function reportKeys(): void {
  document
    .querySelector('[data-opens=search]')
    ?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${opensBySlash() ? ' /' : ''}`);
}

/** Applies and stores whether `/` opens the search. */
export function chooseSlash(choice: SearchSlash): void {
  applySlash(choice);
  reportKeys();
  writeStored(SEARCH_SLASH_KEY, choice);
}

/**
 * Keeps the shortcuts on the button up to date. Has to run after `startSlash`, which applies choices made in
 * other tabs.
 */
export function followSlash(): void {
  reportKeys();
  addEventListener('storage', reportKeys);
}
