import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { CACHE, OLD_OUT, OUT } from '../workspace';

/**
 * Finishes or undoes an interrupted swap: without `out/`, the former output is restored; with both, the
 * former output is set aside.
 */
export function finishSwap(): void {
  if (!existsSync(OLD_OUT)) return;
  if (!existsSync(OUT)) renameSync(OLD_OUT, OUT);
  else {
    mkdirSync(CACHE.folder, { recursive: true });
    rmSync(CACHE.former, { recursive: true, force: true });
    renameSync(OLD_OUT, CACHE.former);
  }
}

/**
 * Replaces `out/` with a complete export, by two renames. The former output is set aside, because removing the
 * files of a large site takes seconds; see `removeFormer`.
 * @throws the system error of a failed rename; the former output is restored first
 */
export function swapIntoPlace(staging: string): void {
  finishSwap();
  if (existsSync(OUT)) renameSync(OUT, OLD_OUT);
  try {
    renameSync(staging, OUT);
  } catch (error) {
    finishSwap();
    throw error;
  }
  finishSwap();
}

/** Removes the former output of the build before. Meant to be done while the build waits for other processes. */
export function removeFormer(): Promise<void> {
  return rm(CACHE.former, { recursive: true, force: true });
}
