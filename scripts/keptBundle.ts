import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { NEXT } from '../src/content/workspace';

/** Parts of a complete bundle. If someone has deleted one of them, the mark is invalid. */
const PARTS = [NEXT.pages, NEXT.static];

/**
 * Returns whether the bundle is complete and was made for the same key, so that Next would produce the same
 * again.
 * @param key hash of the sources that several pages share, see `planExport`
 */
export function hasBundle(key: string): boolean {
  try {
    return readFileSync(NEXT.bundled, 'utf8') === key && PARTS.every((part) => existsSync(part));
  } catch {
    return false;
  }
}

/** Returns whether there is a bundle for any key. */
export function hasAnyBundle(): boolean {
  return existsSync(NEXT.bundled);
}

/** Marks the bundle as complete. */
export function keepBundle(key: string): void {
  writeFileSync(NEXT.bundled, key);
}

/** Marks the bundle as missing. Call it before a new bundling, and if rendering from this bundle fails. */
export function forgetBundle(): void {
  rmSync(NEXT.bundled, { force: true });
}
