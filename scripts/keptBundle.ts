import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Lies beside what Next has bundled: whoever lets Next bundle anew, in whatever way, empties the folder. */
const MARK = '.next/bundled';
/** Without these the mark means nothing: somebody has deleted parts of the folder. */
const PARTS = ['.next/server/pages-manifest.json', '.next/static'];

/**
 * Whether what Next has bundled is whole, and was made for the same key: then it would bundle the same again.
 * @param key hash of what more pages than one are made from, see `planExport`
 */
export function hasBundle(key: string): boolean {
  try {
    return readFileSync(MARK, 'utf8') === key && PARTS.every((part) => existsSync(part));
  } catch {
    return false;
  }
}

/** Whether there is a bundle at all, of whatever. */
export function hasAnyBundle(): boolean {
  return existsSync(MARK);
}

/** Says that the bundle is whole. */
export function keepBundle(key: string): void {
  writeFileSync(MARK, key);
}

/** Says that there is none: to be called before another one is begun, and where nothing can be drawn from this one. */
export function forgetBundle(): void {
  rmSync(MARK, { force: true });
}
