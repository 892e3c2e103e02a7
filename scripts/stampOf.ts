import { statSync } from 'node:fs';

/**
 * Returns the inode number, modification time in milliseconds and size of a file. If they differ, someone has
 * changed or replaced the file. Empty if there is no file.
 */
export function stampOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts ? `${facts.ino} ${facts.mtimeMs} ${facts.size}` : '';
}
