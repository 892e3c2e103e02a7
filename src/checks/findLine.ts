import { readFileSync } from 'node:fs';

/**
 * Returns the first 1-based line that contains or matches a text; 1 if none does or the file can't be read.
 */
export function findLine(file: string, text: string | RegExp): number {
  try {
    const index = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => (typeof text === 'string' ? line.includes(text) : text.test(line)));
    return index < 0 ? 1 : index + 1;
  } catch {
    return 1;
  }
}
