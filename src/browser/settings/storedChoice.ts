import { readStored, writeStored } from '../storage';

/**
 * The choice that is kept under a key. A text that nothing knows is replaced by the choice that it falls back to.
 * @param parse what a stored text stands for; null where nothing is kept
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

/**
 * Puts the choice that is kept under a key in force, and what is chosen in other tabs of the browser.
 * @param parse what a stored text stands for; null where nothing is kept
 */
export function followChoice<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
  apply: (choice: Choice) => void,
): void {
  apply(readChoice(key, parse));
  addEventListener('storage', ({ key: changed, newValue }) => {
    // Where everything is cleared, no key is named.
    if (changed === key || changed === null) apply(parse(newValue));
  });
}
