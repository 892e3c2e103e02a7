import type { KeepFile } from './KeepList';

/** What is left to do to keep a list of files. */
export interface KeepingPlan {
  /** In the order of the list: assets before the pages that need them. */
  readonly toFetch: readonly KeepFile[];
  /** Addresses of an earlier build, removed when everything else is there. */
  readonly toRemove: readonly string[];
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/**
 * Compares what is to be kept with what is there.
 * @param verified files that are there, with the hash that was checked
 */
export function planKeeping(
  files: readonly KeepFile[],
  verified: Readonly<Record<string, string>>,
): KeepingPlan {
  const toFetch = files.filter(({ url, sha256 }) => verified[url] !== sha256);
  const wanted = new Set(files.map(({ url }) => url));
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    toFetch,
    toRemove: Object.keys(verified).filter((url) => !wanted.has(url)),
    doneBytes: totalBytes - toFetch.reduce((sum, { bytes }) => sum + bytes, 0),
    totalBytes,
  };
}
