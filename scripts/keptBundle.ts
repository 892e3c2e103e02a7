import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Lies beside what Next has bundled: whoever lets Next bundle anew, in whatever way, empties the folder. */
const MARK = '.next/bundled';

/**
 * Whether Next has bundled already what it would bundle now.
 * @param key hash of everything that is bundled
 */
export function hasBundle(key: string): boolean {
  try {
    return readFileSync(MARK, 'utf8') === key;
  } catch {
    return false;
  }
}

/** Says that the bundle is whole. */
export function keepBundle(key: string): void {
  writeFileSync(MARK, key);
}

/** Says that there is none: to be called before another one is begun. */
export function forgetBundle(): void {
  rmSync(MARK, { force: true });
}
