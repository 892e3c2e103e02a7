import { readStored, writeStored } from '../storage/storage';

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
