import { statSync } from 'node:fs';

/**
 * Number, time in milliseconds and bytes of a file, by which it is known again: with other ones, somebody has written
 * into it or put another in its place. Empty where there is none.
 */
export function stampOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts ? `${facts.ino} ${facts.mtimeMs} ${facts.size}` : '';
}
