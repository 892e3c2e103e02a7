import type { Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * Adds a file, or all files of a folder in a fixed order, to a hash, each with its path. Missing files add
 * nothing.
 * @param isLeftOut called for every path, including folders
 */
export function hashTree(hash: Hash, path: string, isLeftOut: (path: string) => boolean): void {
  if (isLeftOut(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashTree(hash, `${path}/${name}`, isLeftOut);
  } else hash.update(path).update('\0').update(readFileSync(path)).update('\0');
}
