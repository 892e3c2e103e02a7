import { readFileSync } from 'node:fs';

/** The 1-based line of a file that first holds a text or matches; 1 where none does, or where the file can't be read. */
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
