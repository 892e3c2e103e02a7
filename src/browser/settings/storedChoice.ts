import { forgetStored, readStored, writeStored } from '../storage';

/**
 * Returns the choice stored under a key. Replaces an invalid stored value with the default choice.
 * @param parse converts the stored text to a choice; receives null if nothing is stored
 */
export function readChoice<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
): Choice {
  const stored = readStored(key);
  const choice = parse(stored);
  if (stored !== null && stored !== choice) writeStored(key, choice);
  return choice;
}

/** Moves what is stored under a former key, unless there is a newer value. */
export function moveStored(former: string, key: string): void {
  const stored = readStored(former);
  if (stored === null) return;
  if (readStored(key) !== null || writeStored(key, stored)) forgetStored(former);
}

/**
 * Applies the choice stored under a key, and later choices made in other tabs of the browser.
 * @param parse converts the stored text to a choice; receives null if nothing is stored
 */
export function followChoice<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
  apply: (choice: Choice) => void,
): void {
  apply(readChoice(key, parse));
  addEventListener('storage', ({ key: changed, newValue }) => {
    // The key is null if all of the storage was cleared. See
    // https://developer.mozilla.org/docs/Web/API/StorageEvent/key
    if (changed === key || changed === null) apply(parse(newValue));
  });
}
